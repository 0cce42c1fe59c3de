import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { OBJECTIVES } from "@/lib/ads/endpoints/line-items";
import { DERIVED_METRICS, derive, OBJECTIVE_METRICS, sumOf } from "./derived-metrics";
import { METRIC_GROUPS, metricOf } from "./metrics";

describe("derived metrics", () => {
  it("are computed of metrics that there are", () => {
    for (const { of, by } of Object.values(DERIVED_METRICS)) {
      for (const name of [...of, ...by]) {
        const [key = "", field] = name.split(".");
        const metric = metricOf(key);
        expect(metric, name).toBeDefined();
        if (field !== undefined) expect(Object.keys(metric?.fields ?? {})).toContain(field);
      }
    }
  });

  it("are listed for every objective, with groups that there are", () => {
    expect(Object.keys(OBJECTIVE_METRICS).sort()).toEqual([...OBJECTIVES].sort());
    for (const { groups } of Object.values(OBJECTIVE_METRICS))
      for (const group of groups) expect(METRIC_GROUPS).toContain(group);
  });

  it("distinguish zero from what does not apply, and divide nothing by nothing", () => {
    const { cpm, click_rate: rate } = DERIVED_METRICS;
    expect(derive(cpm, { billed_charge_local_micro: 5_000_000n, impressions: 1_000n })).toBe(5_000_000n);
    expect(derive(rate, { clicks: 25n, impressions: 1_000n })).toBe(25_000n);
    expect(derive(rate, { clicks: 0n, impressions: 1_000n })).toBe(0n);
    expect(derive(rate, { clicks: null, impressions: 1_000n })).toBeNull();
    expect(derive(rate, { clicks: 3n, impressions: null })).toBeNull();
    expect(derive(rate, { impressions: 1_000n })).toBeUndefined();
    expect(sumOf({ a: null, b: 2n }, ["a", "b", "c"])).toBe(2n);
  });

  it("add zero for a missing number where zero is given for it", () => {
    expect(sumOf({ a: null }, ["a", "b"], 0n)).toBe(0n);
    expect(derive(DERIVED_METRICS.cpm, { impressions: 5n })).toBeUndefined();
    expect(derive(DERIVED_METRICS.cpm, { impressions: 5n }, 0n)).toBe(0n);
    expect(derive(DERIVED_METRICS.cpm, { billed_charge_local_micro: 5n }, 0n)).toBeNull();
  });

  it("round to the nearest millionth, without losing a digit of large sums", () => {
    const sums = fc.bigInt({ min: 1n, max: 10n ** 18n });
    fc.assert(
      fc.property(sums, sums, (spend, impressions) => {
        const cpm = derive(DERIVED_METRICS.cpm, { billed_charge_local_micro: spend, impressions });
        const twice = 2n * ((cpm ?? 0n) * impressions - spend * 1_000n);
        expect(twice <= impressions && twice >= -impressions).toBe(true);
      }),
      { seed: inject("randomSeed") },
    );
  });
});
