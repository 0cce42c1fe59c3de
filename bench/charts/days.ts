// What every contender draws, and how large.
export const WIDTH = 1_000;
export const HEIGHT = 260;
export const DAYS = 90;
export const SERIES = 5;

const FIRST = Date.UTC(2026, 7, 1);
const DAY_MS = 86_400_000;

export interface DayOfSeries {
  readonly from: number;
  readonly value: number;
}

/** Impressions of five campaigns: weeks that rise and fall, with something of its own each day. */
export const series: readonly (readonly DayOfSeries[])[] = Array.from({ length: SERIES }, (_, line) =>
  Array.from({ length: DAYS }, (_each, day) => ({
    from: FIRST + day * DAY_MS,
    value: Math.round(
      20_000 * (line + 1) + 6_000 * Math.sin((day + line) / 1.1) + ((day * 7_919 + line * 104_729) % 5_000),
    ),
  })),
);

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
export const dayName = (instant: number) => days.format(instant);

/** Where a contender draws. */
export function place(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("There is nothing to draw in.");
  return root;
}

/** Leaves it to the benchmark to begin. */
export const onDraw = (draw: () => void) => Reflect.set(window, "draw", draw);
