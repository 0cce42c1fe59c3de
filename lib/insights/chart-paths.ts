import type { VolumePoint } from "./volume";

/** The lines of one series through its points, as SVG path data. */
export interface ChartPaths {
  /** Between whole hours or days; broken where a number is missing. */
  readonly whole: string;
  /** To one that is not over yet; empty where there is none. */
  readonly open: string;
  /** Points that no line leads to or from: without a mark of their own they would not be seen. */
  readonly alone: readonly number[];
}

/** The line of a chart as SVG paths; it breaks off where there is no number. */
export function chartPaths(
  points: readonly VolumePoint[],
  x: (index: number) => number,
  y: (posts: number) => number,
): ChartPaths {
  const place = (index: number, posts: number) => `${x(index).toFixed(1)} ${y(posts).toFixed(1)}`;
  let whole = "";
  let open = "";
  const alone: number[] = [];
  points.forEach(({ posts, whole: over }, index) => {
    if (posts === null) return;
    const before = points[index - 1]?.posts ?? null;
    const after = points[index + 1]?.posts ?? null;
    if (before === null && after === null) alone.push(index);
    if (before === null) whole += `M${place(index, posts)}`;
    else if (over) whole += `L${place(index, posts)}`;
    else open = `M${place(index - 1, before)}L${place(index, posts)}`;
  });
  return { whole, open, alone };
}
