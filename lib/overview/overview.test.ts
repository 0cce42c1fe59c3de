import { describe, expect, it } from "vitest";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import type { ReadRecords } from "@/lib/records/measure-columns";
import type { Reading } from "@/lib/statistics/figures";
import type { SpendPace } from "@/lib/statistics/pacing";
import { PARTS } from "@/lib/statistics/parts";
import { farOff, needingAttention, type OffPace } from "./attention";
import { COUNTED_MAX, largestCampaigns, PACED_MAX, pacedCampaigns } from "./largest-campaigns";
import { overviewDays } from "./overview-days";
import { movers, spentPerDay, weekByObjective } from "./week";

/** Spend in whole units, impressions and link clicks. */
const reading = (spend: number, clicks = 0, objective = "WEBSITE_CLICKS"): Reading => ({
  state: "read",
  parts: PARTS,
  objectives: [objective],
  sums:
    spend === 0
      ? {}
      : {
          billed_charge_local_micro: BigInt(spend) * 1_000_000n,
          impressions: 1_000n,
          url_clicks: BigInt(clicks),
        },
});

const recordsOf = (
  weeks: Readonly<Record<string, readonly [now: Reading, before: Reading]>>,
): ReadRecords => ({
  of: (id) => weeks[id]?.[0] ?? { state: "unread" },
  compared: (id) => {
    const [now, before] = weeks[id] ?? [{ state: "unread" }, { state: "unread" }];
    return { now, before };
  },
  finality: "final",
});

const named = (...ids: readonly string[]) => ids.map((id) => sampleCampaign({ id, name: id }));

it("covers today so far, and two weeks of complete days", () => {
  expect(overviewDays("2026-11-26")).toMatchObject({
    range: { from: "2026-11-26", to: "2026-11-26" },
    compared: {
      now: { from: "2026-11-19", to: "2026-11-25" },
      before: { from: "2026-11-12", to: "2026-11-18" },
    },
  });
});

describe("the week", () => {
  it("is added up by what campaigns are after, the largest spend first", () => {
    const records = recordsOf({
      a: [reading(10, 5), reading(20)],
      b: [reading(30, 15), reading(20)],
      c: [reading(50, 0, "FOLLOWERS"), reading(50, 0, "FOLLOWERS")],
      d: [reading(0), reading(9)],
    });
    const weeks = weekByObjective(named("a", "b", "c", "d"), records);
    expect(weeks.map(({ counted, campaigns, spend }) => [counted, campaigns, spend])).toEqual([
      ["follows", 1, 50_000_000n],
      ["link clicks", 2, 40_000_000n],
    ]);
    expect(weeks[1]).toMatchObject({ results: 20n, costPerResult: 2_000_000n, spendMoved: { rate: 0n } });
  });

  it("names the campaigns whose spend changed most, more or less, and none that is not read", () => {
    const records = recordsOf({
      a: [reading(10), reading(12)],
      b: [reading(5), reading(50)],
      c: [reading(40), reading(0)],
      d: [reading(7), reading(7)],
    });
    const found = movers(named("a", "b", "c", "d", "unread"), records, 2);
    expect(found.map(({ campaign, moved }) => [campaign.id, moved.difference, moved.rate])).toEqual([
      ["b", -45_000_000n, -900_000n],
      ["c", 40_000_000n, undefined],
    ]);
  });

  it("says what a funding source spent a day, and nothing of one that is not read", () => {
    const records = recordsOf({ f: [reading(14), reading(0)] });
    expect(spentPerDay("f", records)).toBe(2_000_000n);
    expect(spentPerDay("other", records)).toBeUndefined();
  });
});

it("groups active campaigns that do not serve by what keeps them, what can be mended first", () => {
  const campaign = (id: string, ...reasons: string[]) =>
    sampleCampaign({ id, servable: reasons.length === 0, reasons_not_servable: reasons });
  const found = needingAttention([
    campaign("review", "ACCOUNT_UNDER_REVIEW"),
    campaign("paid out", "BUDGET_EXHAUSTED"),
    campaign("well"),
    campaign("ended", "EXPIRED"),
    campaign("paid out too", "BUDGET_EXHAUSTED"),
    { ...campaign("paused", "BUDGET_EXHAUSTED"), entity_status: "PAUSED" },
  ]);
  expect(found.map(({ reason, campaigns }) => [reason.cause, campaigns.map(({ id }) => id)])).toEqual([
    ["budget-used-up", ["paid out", "paid out too"]],
    ["account-under-review", ["review"]],
  ]);
});

it("names what is far behind its plan and far ahead of it, the farthest first", () => {
  const paces: Readonly<Record<string, number>> = { a: -30, b: -80, c: 30, d: 90, e: 5, f: -20 };
  const paceOf = (id: string): SpendPace => {
    const percent = paces[id];
    return percent === undefined
      ? { kind: "unread" }
      : {
          kind: "pace",
          state: "running",
          lastDays: undefined,
          spent: 1n,
          planned: 1n,
          ahead: BigInt(percent) * 10_000n,
          projected: 1n,
        };
  };
  const found = farOff(named("a", "b", "c", "d", "e", "f", "unread"), paceOf);
  const ids = (off: readonly OffPace[]) => off.map(({ campaign }) => campaign.id);
  expect([ids(found.behind), ids(found.ahead)]).toEqual([
    ["b", "a"],
    ["d", "c"],
  ]);
});

it("lists only campaigns that serve beside their plans, and only so many", () => {
  const many = Array.from({ length: PACED_MAX + 10 }, (_, place) =>
    sampleCampaign({
      id: `c${place}`,
      ...(place === 0 && { servable: false, reasons_not_servable: ["EXPIRED"] }),
    }),
  );
  const paced = pacedCampaigns(many).map(({ id }) => id);
  expect([paced.length, paced[0]]).toEqual([PACED_MAX, "c1"]);
});

it("reads the statistics of so many campaigns: those that serve, then by budget", () => {
  const many = Array.from({ length: COUNTED_MAX + 50 }, (_, place) =>
    sampleCampaign({
      id: `c${place}`,
      servable: place < 10,
      reasons_not_servable: place < 10 ? [] : ["PAUSED_BY_ADVERTISER"],
      daily_budget_amount_local_micro: String(place * 1_000_000),
    }),
  );
  const largest = largestCampaigns(many).map(({ id }) => id);
  expect(largest).toHaveLength(COUNTED_MAX);
  expect(largest.slice(0, 11)).toEqual(["c9", "c8", "c7", "c6", "c5", "c4", "c3", "c2", "c1", "c0", "c249"]);
  expect(largest).not.toContain("c10");
  expect(largestCampaigns(many.slice(0, 20))).toHaveLength(20);
});
