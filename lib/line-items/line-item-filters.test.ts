import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Filter } from "@/lib/grid/filters";
import { compileFilters } from "@/lib/grid/match-filters";
import { type LineItemFilterId as FilterId, LINE_ITEM_FILTERS } from "./line-item-filters";
import { sampleLineItem } from "./test-line-item";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-06-15T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const passes = (filter: Filter<FilterId>, fields: Partial<LineItem>, zone = "UTC") =>
  compileFilters(LINE_ITEM_FILTERS, [filter], zone)(sampleLineItem(fields));

const choice = (field: FilterId, ...values: string[]): Filter<FilterId> => ({
  kind: "choice",
  field,
  values,
});

it("places the present within the dates of a line item", () => {
  const flights = {
    now: { start_time: "2026-06-01T00:00:00Z", end_time: "2026-06-30T00:00:00Z" },
    ahead: { start_time: "2026-07-01T00:00:00Z", end_time: "2026-07-30T00:00:00Z" },
    over: { start_time: "2026-05-01T00:00:00Z", end_time: "2026-06-15T12:00:00Z" },
  };
  for (const [wanted, own] of Object.keys(flights).flatMap((a) =>
    Object.entries(flights).map((b) => [a, b] as const),
  )) {
    expect(passes(choice("dates", wanted), own[1])).toBe(wanted === own[0]);
  }
  const endless = { start_time: "2026-06-01T00:00:00Z", end_time: null };
  expect(passes(choice("dates", "open"), endless)).toBe(true);
  expect(passes(choice("dates", "now"), endless)).toBe(true);
  expect(passes(choice("dates", "open"), flights.now)).toBe(false);
});

it("finds what runs on any day of a range, as the account's zone counts days", () => {
  const filter: Filter<FilterId> = { kind: "days", field: "runs", from: "2026-06-10", to: "2026-06-12" };
  const flight = (start_time: string, end_time: string | null) => ({ start_time, end_time });
  expect(passes(filter, flight("2026-06-01T00:00:00Z", "2026-06-10T09:00:00Z"))).toBe(true);
  expect(passes(filter, flight("2026-06-01T00:00:00Z", null))).toBe(true);
  expect(passes(filter, flight("2026-06-01T00:00:00Z", "2026-06-09T23:00:00Z"))).toBe(false);
  expect(passes(filter, flight("2026-06-01T00:00:00Z", "2026-06-09T23:00:00Z"), "Europe/Berlin")).toBe(true);
  expect(passes(filter, flight("2026-06-13T00:00:00Z", null))).toBe(false);
});

it("goes by objective, bid strategy, placements and what holds it back", () => {
  const item = {
    objective: "REACH",
    bid_strategy: "MAX",
    placements: ["SERVICE_TIMELINE", "SERVICE_SEARCH"],
    servable: false,
    reasons_not_servable: ["BUDGET_EXHAUSTED"],
  } as const satisfies Partial<LineItem>;
  const own = {
    ...item,
    placements: [...item.placements],
    reasons_not_servable: [...item.reasons_not_servable],
  };
  expect(passes(choice("objective", "REACH", "FOLLOWERS"), own)).toBe(true);
  expect(passes(choice("objective", "FOLLOWERS"), own)).toBe(false);
  expect(passes(choice("strategy", "AUTO"), own)).toBe(false);
  expect(passes(choice("placements", "SERVICE_SEARCH"), own)).toBe(true);
  expect(passes(choice("why", "any"), own)).toBe(true);
  expect(passes(choice("why", "any"), {})).toBe(false);
  expect(passes(choice("status", "not-serving"), own)).toBe(true);
});
