import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type BreakdownPart,
  breakdownFrom,
  breakdownMeasures,
  knownShare,
  lastDays,
  shareIn,
} from "./breakdowns";
import { lengthOf } from "./day-ranges";

const part = fc.record({
  segment: fc.option(
    fc.constantFrom("a", "b", "c").map((value) => ({ name: value.toUpperCase(), value })),
    { nil: null },
  ),
  sums: fc.record({ impressions: fc.bigInt({ min: 0n, max: 1_000_000n }) }),
});

const impressions = (parts: readonly BreakdownPart[]) =>
  parts.reduce((sum, { sums }) => sum + BigInt(sums.impressions ?? 0n), 0n);

it("adds up one segment over several placements, and loses nothing", () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { segments, whole } = breakdownFrom("GENDER", parts);
      expect(new Set(segments.map(({ value }) => value)).size).toBe(segments.length);
      const inSegments = parts.filter(({ segment }) => segment !== null);
      expect(segments.reduce((sum, { sums }) => sum + BigInt(sums.impressions ?? 0n), 0n)).toBe(
        impressions(inSegments),
      );
      expect(BigInt(whole.impressions ?? 0n)).toBe(impressions(parts) - impressions(inSegments));
      const sizes = segments.map(({ sums }) => Number(sums.impressions));
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    }),
  );
});

it("leaves ages in their order, whatever they come to", () => {
  const parts = ["50+", "13-17", "25-34"].map((name, at) => ({
    segment: { name, value: name },
    sums: { impressions: BigInt(100 - at) },
  }));
  expect(breakdownFrom("AGE", parts).segments.map(({ name }) => name)).toEqual(["13-17", "25-34", "50+"]);
});

it("says what part of everything is in a segment", () => {
  const parts = [
    { segment: { name: "Male", value: "1" }, sums: { impressions: 60n } },
    { segment: { name: "Female", value: "2" }, sums: { impressions: 37n } },
    { segment: null, sums: { impressions: 100n } },
  ];
  expect(knownShare("GENDER", breakdownFrom("GENDER", parts))).toBe(970_000n);
  expect(shareIn(1n, 0n)).toBeUndefined();
});

it.each([
  ["AGE", [], ["spend", "impressions", "link_clicks", "link_click_rate"]],
  [
    "AGE",
    ["VIDEO_VIEWS"],
    ["spend", "impressions", "results", "cost_per_result", "link_clicks", "link_click_rate"],
  ],
  ["CONVERSION_TAGS", [], ["conversions", "purchases", "sale_amount", "sign_ups", "site_visits"]],
] as const)("shows by %s for %j what the service breaks down", (by, objectives, measures) => {
  expect(breakdownMeasures("LINE_ITEM", by, objectives)).toEqual(measures);
});

it("takes the last days of a range that is too long", () => {
  const range = { from: "2026-01-01", to: "2026-03-01" };
  expect(lastDays(range, 45)).toEqual({ from: "2026-01-16", to: "2026-03-01" });
  expect(lengthOf(lastDays(range, 45))).toBe(45);
  expect(lastDays(range, 90)).toEqual(range);
});
