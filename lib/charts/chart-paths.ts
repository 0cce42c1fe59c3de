import type { ChartPoint } from "./chart-scale";

/** The lines of one series through its points, as SVG path data. */
interface ChartPaths {
  /** Between whole hours or days; broken where a number is missing. */
  readonly whole: string;
  /** To those that are not over yet; empty where there is none. */
  readonly open: string;
  /** Points that no line leads to or from: without a mark of their own they would not be seen. */
  readonly alone: readonly number[];
}

/** The line of a chart as SVG paths; it breaks off where there is no number. */
export function chartPaths(
  points: readonly (ChartPoint | undefined)[],
  x: (index: number) => number,
  y: (value: number) => number,
): ChartPaths {
  const place = (index: number, value: number) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  let whole = "";
  let open = "";
  const alone: number[] = [];
  points.forEach((point, index) => {
    const { value = null, whole: over } = point ?? {};
    if (value === null) return;
    const before = points[index - 1]?.value ?? null;
    const after = points[index + 1]?.value ?? null;
    if (before === null && after === null) alone.push(index);
    if (before === null) whole += `M${place(index, value)}`;
    else if (over) whole += `L${place(index, value)}`;
    else open += `M${place(index - 1, before)}L${place(index, value)}`;
  });
  return { whole, open, alone };
}
