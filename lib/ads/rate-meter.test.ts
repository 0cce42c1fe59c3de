// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as accounts from "./endpoints/accounts";
import * as campaigns from "./endpoints/campaigns";
import * as statistics from "./endpoints/statistics";

const scope = { environment: "live", handle: "mara_agency" } as const;
const inAMinute = () => new Date(Date.now() + 60_000);
const rate = (remaining: number, resetAt: Date | undefined = inAMinute()) => ({
  limit: 10_000,
  remaining,
  resetAt,
});

/** As a page has it that was just loaded. */
async function freshPage() {
  vi.resetModules();
  const meter = await import("./rate-meter");
  const left = () =>
    [...meter.currentRates().values()].map((reading) => [reading.category, reading.remaining]);
  return { ...meter, left };
}

beforeEach(() => localStorage.clear());

describe("the newest reading of each allowance", () => {
  test("a counted list has an allowance of its own", async () => {
    const { recordRate, left } = await freshPage();
    recordRate(campaigns.list, scope, { account_id: "a1" }, rate(9_999));
    recordRate(campaigns.list, scope, { account_id: "a1", with_total_count: true }, rate(199));
    recordRate(campaigns.list, scope, { account_id: "a1" }, rate(9_998));
    expect(left()).toEqual([
      ["core reads", 9_998],
      ["total counts", 199],
    ]);
  });

  test("each account has its own, and so has each endpoint without one", async () => {
    const { recordRate, left } = await freshPage();
    recordRate(campaigns.list, scope, { account_id: "a1" }, rate(3));
    recordRate(campaigns.list, scope, { account_id: "a2" }, rate(9_999));
    expect(left()).toEqual([
      ["core reads", 3],
      ["core reads", 9_999],
    ]);
  });

  test("is kept over a reload, until its window ends", async () => {
    const before = await freshPage();
    before.recordRate(accounts.list, scope, {}, rate(0));
    before.recordRate(campaigns.list, scope, { account_id: "a1" }, rate(7, new Date(Date.now() - 1)));
    expect((await freshPage()).left()).toEqual([["global reads", 0]]);
  });

  test("keeps what used it while other calls of its window go past the count, and not on the device", async () => {
    const page = await freshPage();
    const spent = { counted: 2, by: [{ job: "Overview", account: "Kestrel Air", person: "mara", reads: 2 }] };
    const until = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 60_000);
    const now = () => [...page.rateStore.get().values()].map((reading) => [reading.remaining, reading.spent]);
    page.storeRates([page.rateOf(statistics.get, scope, { account_id: "a1" }, rate(248, until), spent)]);
    page.recordRate(statistics.get, scope, { account_id: "a1" }, rate(247, until));
    expect(now()).toEqual([[247, spent]]);
    expect(localStorage.getItem("allowances")).not.toContain("Kestrel Air");
    page.recordRate(
      statistics.get,
      scope,
      { account_id: "a1" },
      rate(249, new Date(until.getTime() + 900_000)),
    );
    expect(now()).toEqual([[249, undefined]]);
  });

  test("is updated by a refusal as well", async () => {
    const { recordUsedUp, left } = await freshPage();
    recordUsedUp(campaigns.list, scope, { account_id: "a1", with_total_count: true }, undefined);
    expect(left()).toEqual([["total counts", 0]]);
  });

  test.each(["no JSON", '{"a":{"category":1}}', "[]"])("is none where %s is stored", async (text) => {
    localStorage.setItem("allowances", text);
    expect((await freshPage()).left()).toEqual([]);
  });
});
