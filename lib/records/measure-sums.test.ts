import { expect, it } from "vitest";
import type { Reading } from "@/lib/statistics/figures";
import { PARTS } from "@/lib/statistics/parts";
import { measureSums } from "./measure-columns";

const read = (objective: string, sums: Record<string, bigint>): Reading => ({
  state: "read",
  parts: PARTS,
  objectives: [objective],
  sums,
});

const READINGS = new Map<string, Reading>([
  [
    "1",
    read("WEBSITE_CLICKS", { impressions: 1_000n, url_clicks: 30n, billed_charge_local_micro: 6_000_000n }),
  ],
  [
    "2",
    read("WEBSITE_CLICKS", { impressions: 3_000n, url_clicks: 10n, billed_charge_local_micro: 2_000_000n }),
  ],
  ["3", read("FOLLOWERS", { impressions: 500n, follows: 7n, billed_charge_local_micro: 700_000n })],
  ["4", read("FOLLOWERS", {})],
]);

const rows = [...READINGS.keys()].map((id) => ({ id, deleted: false, currency: "EUR" }));
const sumsOf = (id: "results" | "cost_per_result" | "result_rate" | "impressions") =>
  measureSums(id, rows, (row) => READINGS.get(row) ?? { state: "unread" }).map(({ value, counted, rows }) => [
    value,
    counted,
    rows,
  ]);

it("adds up results of one objective with each other, and never with those of another", () => {
  expect(sumsOf("results")).toEqual([
    [40n, "link clicks", 2],
    [7n, "follows", 2],
  ]);
  expect(sumsOf("impressions")).toEqual([[4_500n, undefined, 4]]);
});

it("makes costs and rates of results of the sums of their objective", () => {
  expect(sumsOf("cost_per_result")).toEqual([
    [200_000n, "per link click", 2],
    [100_000n, "per follow", 2],
  ]);
  expect(sumsOf("result_rate")).toEqual([
    [10_000n, "link clicks", 2],
    [14_000n, "follows", 2],
  ]);
});
