import fc from "fast-check";
import { expect, it } from "vitest";
import { type ChartPoint, countTicks, openSpan, sharedTicks } from "./chart-scale";

const highest = fc.double({ min: 0, max: 1e9, noNaN: true });

it("reaches the highest with steps of the same size, however small amounts are", () => {
  expect(countTicks(0.31, 4, { fractions: true })).toEqual([0, 0.1, 0.2, 0.1 * 3, 0.4]);
  expect(countTicks(0, 4, { fractions: true })).toEqual([0, 0.25, 0.5, 0.75, 1]);
  fc.assert(
    fc.property(highest, fc.boolean(), (most, fractions) => {
      const ticks = countTicks(most, 4, { fractions });
      expect((ticks.at(-1) ?? 0) * (1 + 1e-8)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.length).toBeGreaterThan(1);
    }),
  );
});

it("gives a second axis as many numbers as the first, so that both share their lines", () => {
  expect(sharedTicks(940, 4)).toEqual([0, 500, 1000, 1500]);
  expect(sharedTicks(2.3, 5, { fractions: true })).toEqual([0, 1, 2, 3, 4]);
  fc.assert(
    fc.property(highest, highest, fc.boolean(), (first, second, fractions) => {
      const lines = countTicks(first, 4).length;
      const ticks = sharedTicks(second, lines, { fractions });
      expect(ticks).toHaveLength(lines);
      expect((ticks.at(-1) ?? 0) * (1 + 1e-8)).toBeGreaterThanOrEqual(second);
      if (!fractions) expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

it("finds the times of any line that are not over, whether something is counted in them or not", () => {
  const point = (value: number | null, whole: boolean): ChartPoint => ({ from: 0, until: 1, value, whole });
  expect(openSpan([[point(1, true), point(2, true)]])).toBeUndefined();
  expect(openSpan([[point(1, true), undefined, point(2, false)]])).toEqual({ from: 2, to: 2 });
  const [over, now, later] = [point(1, true), point(2, false), point(null, false)];
  expect(openSpan([[over], [over, now, later]])).toEqual({ from: 1, to: 2 });
});
