// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ChartPoint } from "@/lib/charts/chart-scale";
import { type ChartProps, plotOf } from "./plot";
import { SeriesDrawing } from "./series-drawing";

afterEach(cleanup);

const WIDTH = 640;

/** The hatched part of a chart of days, for the last days, which are not complete. */
function hatched(whole: readonly boolean[]): Element | null {
  const points = whole.map(
    (over, day): ChartPoint => ({ from: day, until: day + 1, value: day, whole: over }),
  );
  const chart: ChartProps = { series: [{ points }], by: "DAY", zone: "UTC", figure: String, reading: String };
  return render(<SeriesDrawing chart={chart} plot={plotOf(chart, WIDTH)} />).container.querySelector(
    "rect[data-open]",
  );
}

it("hatches today, as wide as one day, up to the right end", () => {
  const today = hatched([true, true, true, false]);
  const [x, width] = ["x", "width"].map((name) => Number(today?.getAttribute(name)));
  expect(x).toBeGreaterThan(WIDTH / 2);
  expect(width).toBeLessThan(WIDTH / 4);
  expect((x ?? 0) + (width ?? 0)).toBeLessThanOrEqual(WIDTH);
});

it("says what its numbers are in, whether it has one axis or two", () => {
  const points = [1, 2].map((day): ChartPoint => ({ from: day, until: day + 1, value: day, whole: true }));
  const spend = { figure: String, reading: String, unit: "GBP" };
  const unitsOf = (chart: ChartProps) => {
    const { container } = render(<SeriesDrawing chart={chart} plot={plotOf(chart, WIDTH)} />);
    const texts = [...container.querySelectorAll("text")].map(({ textContent }) => textContent ?? "");
    return texts.filter((text) => /^[A-Z]/.test(text) && !/\d/.test(text));
  };
  const days = { by: "DAY", zone: "UTC" } as const;
  expect(unitsOf({ ...spend, ...days, series: [{ points }] })).toEqual(["GBP"]);
  const second = { figure: String, reading: String };
  const series = [
    { points, name: "Spend" },
    { points, name: "Impressions", second: true },
  ];
  expect(unitsOf({ ...spend, ...days, series, second })).toEqual(["GBP", "Impressions"]);
});

it("hatches nothing where every day is over", () => {
  expect(hatched([true, true])).toBeNull();
});

it("draws five lines, and three of them once there are no more", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const drawingOf = (lines: number) => {
    const series = Array.from({ length: lines }, (_, line) => ({
      points: [1, 2].map(
        (day): ChartPoint => ({ from: day, until: day + 1, value: day + line, whole: true }),
      ),
    }));
    const chart: ChartProps = { series, by: "DAY", zone: "UTC", figure: String, reading: String };
    return <SeriesDrawing chart={chart} plot={plotOf(chart, WIDTH)} />;
  };
  const { container, rerender } = render(drawingOf(5));
  const drawn = () => container.querySelectorAll("path[stroke-linejoin]").length;
  expect(drawn()).toBe(5);
  rerender(drawingOf(3));
  expect(drawn()).toBe(3);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
