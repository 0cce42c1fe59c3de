import { describe, expect, test } from "vitest";
import * as campaigns from "./endpoints/campaigns";
import { currentRates, recordRate } from "./rate-meter";

const scope = { environment: "live", handle: "mara_agency" } as const;
const rate = (remaining: number) => ({ limit: 10_000, remaining, resetAt: new Date(0) });
const remainingOf = (category: string) =>
  [...currentRates().values()].find((reading) => reading.category === category)?.remaining;

describe("the newest reading of each allowance", () => {
  test("a counted list has an allowance of its own", () => {
    recordRate(campaigns.list, scope, {}, rate(9_999));
    recordRate(campaigns.list, scope, { with_total_count: true }, rate(199));
    expect(remainingOf("core reads")).toBe(9_999);
    expect(remainingOf("total counts")).toBe(199);
  });
});
