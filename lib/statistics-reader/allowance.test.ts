import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatisticsAllowance, type Use } from "./allowance";

const NOW = Date.UTC(2026, 4, 4, 12);
const MINUTE = 60_000;

const use = (purpose: Use["purpose"], account = "Kestrel Air", person = "mara"): Use => ({
  purpose,
  entity: "CAMPAIGN",
  account: { id: account, name: account },
  person,
});

describe("what the reads of a person were for", () => {
  it("is listed by account, purpose and person who had the page open, the most first", () => {
    const allowance = new StatisticsAllowance();
    const uses = [
      use("overview"),
      use("other rows"),
      use("other rows"),
      use("other rows", "Fernway"),
      use("overview", "Kestrel Air", "jon"),
      use("overview"),
      use("overview"),
    ];
    for (const each of uses) expect(allowance.take(each, NOW)).toBe(true);
    const { counted, by } = allowance.used(NOW);
    expect(counted).toBe(7);
    expect(by.map(({ purpose, account, person, reads }) => [purpose, account.name, person, reads])).toEqual([
      ["overview", "Kestrel Air", "mara", 3],
      ["other rows", "Kestrel Air", "mara", 2],
      ["other rows", "Fernway", "mara", 1],
      ["overview", "Kestrel Air", "jon", 1],
    ]);
  });

  it("covers the service's own window where its answers name one", () => {
    const allowance = new StatisticsAllowance();
    allowance.take(use("chart"), NOW - 10 * MINUTE);
    allowance.take(use("overview"), NOW);
    expect(allowance.used(NOW).counted).toBe(2);
    const resetAt = new Date(NOW + 14 * MINUTE);
    allowance.end({ limit: 250, remaining: 249, resetAt }, NOW);
    expect(allowance.used(NOW).by.map(({ purpose }) => purpose)).toEqual(["overview"]);
    expect(allowance.used(NOW + 20 * MINUTE).counted).toBe(0);
  });

  it("has the reads that opened the service's window among them, which arrived a little later", () => {
    const allowance = new StatisticsAllowance();
    allowance.take(use("overview"), NOW);
    allowance.end({ limit: 250, remaining: 249, resetAt: new Date(NOW + 15 * MINUTE + 1_000) }, NOW + 2_000);
    expect(allowance.used(NOW + 2_000).counted).toBe(1);
  });

  it("leaves a portfolio seven reads for each of 27 accounts, and pages of accounts 60", () => {
    const allowance = new StatisticsAllowance();
    let taken = 0;
    for (; allowance.take(use("portfolio"), NOW); taken += 1) allowance.end(undefined, NOW);
    expect(taken).toBe(27 * 7 + 1);
    expect(allowance.remaining(NOW)).toBe(60);
    expect(allowance.mayTake("overview", NOW)).toBe(true);
  });

  it("comes to all that was taken, and nothing is taken that is kept for something more urgent", () => {
    const purposes = fc.constantFrom("rows in sight", "other rows", "chart", "overview", "portfolio");
    const accounts = fc.constantFrom("a", "b");
    fc.assert(
      fc.property(fc.array(fc.tuple(purposes, accounts), { maxLength: 400 }), (wishes) => {
        const allowance = new StatisticsAllowance();
        const taken = wishes.filter(([purpose, account]) => allowance.take(use(purpose, account), NOW));
        const { counted, by } = allowance.used(NOW);
        expect(counted).toBe(taken.length);
        expect(by.reduce((sum, { reads }) => sum + reads, 0)).toBe(counted);
        expect(counted).toBeLessThanOrEqual(245);
      }),
      { numRuns: 30 },
    );
  });
});
