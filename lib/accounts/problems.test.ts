import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/ads/endpoints/accounts";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { PROBLEM_KINDS } from "./problem-kinds";
import { accountProblems } from "./problems";

const now = Date.parse("2026-11-21T10:00:00Z");

const account = (over: Partial<Account> = {}): Account => ({
  id: "18ce54d4x5t",
  name: "Northwind Retail",
  business_name: null,
  business_id: null,
  timezone: "Europe/Berlin",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: "RETAIL",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  ...over,
});

const instrument = (over: Partial<FundingInstrument> = {}): FundingInstrument => ({
  id: "lygyi",
  account_id: "18ce54d4x5t",
  type: "CREDIT_LINE",
  description: "Main credit line",
  currency: "EUR",
  start_time: "2026-01-01T00:00:00Z",
  end_time: null,
  credit_limit_local_micro: "1000000000",
  funded_amount_local_micro: null,
  credit_remaining_local_micro: "500000000",
  entity_status: "ACTIVE",
  able_to_fund: true,
  reasons_not_able_to_fund: [],
  io_header: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  ...over,
});

const kinds = (subject: Account, facts: Parameters<typeof accountProblems>[1]) =>
  accountProblems(subject, facts, now).map(({ kind }) => kind);

describe("accountProblems", () => {
  it("finds none in an account where all is well", () => {
    expect(kinds(account(), { funding: [instrument()], campaigns: 12 })).toEqual([]);
  });

  it("does not take what is unknown for a problem", () => {
    expect(kinds(account(), {})).toEqual([]);
    expect(kinds(account({ approval_status: "ON_HOLD" }), {})).toEqual([]);
  });

  it("names rejection and review", () => {
    expect(kinds(account({ approval_status: "REJECTED" }), {})).toEqual(["account-rejected"]);
    expect(kinds(account({ approval_status: "UNDER_REVIEW" }), {})).toEqual(["account-under-review"]);
  });

  it("distinguishes having no funding from funding that cannot pay, and says why it cannot", () => {
    expect(kinds(account(), { funding: [] })).toEqual(["no-funding"]);
    expect(kinds(account(), { funding: [instrument({ deleted: true })] })).toEqual(["no-funding"]);
    const [problem] = accountProblems(
      account(),
      { funding: [instrument({ able_to_fund: false, reasons_not_able_to_fund: ["EXPIRED", "PAUSED"] })] },
      now,
    );
    expect(problem).toMatchObject({
      kind: "funding-unable",
      level: "blocked",
      what: "No funding source can pay (its end has passed; it is paused).",
    });
  });

  it("warns of an end within seven days of the account's calendar, unless other funding follows", () => {
    const ending = (end_time: string) => [instrument({ end_time })];
    expect(kinds(account(), { funding: ending("2026-11-28T22:00:00Z") })).toEqual(["funding-ends-soon"]);
    // 23:30 UTC on the 28th is already the 29th in Berlin, eight days on.
    expect(kinds(account(), { funding: ending("2026-11-28T23:30:00Z") })).toEqual([]);
    expect(kinds(account(), { funding: [...ending("2026-11-22T10:00:00Z"), instrument()] })).toEqual([]);
    expect(accountProblems(account(), { funding: ending("2026-11-22T10:00:00Z") }, now)[0]?.what).toContain(
      "ends tomorrow, on 22 Nov 2026",
    );
  });

  it("warns when less than a tenth is left", () => {
    const left = (credit_remaining_local_micro: string | null) =>
      accountProblems(account(), { funding: [instrument({ credit_remaining_local_micro })] }, now);
    expect(left("100000000")).toEqual([]);
    expect(left("99000000")[0]?.what).toBe("Main credit line has 9.9% left.");
    expect(left("5")[0]?.what).toBe("Main credit line has less than 0.1% left.");
    expect(left("0")[0]?.what).toBe("Main credit line has nothing left.");
    expect(left(null)).toEqual([]);
  });

  it.each([
    [179, []],
    [180, ["near-campaign-limit"]],
    [200, ["at-campaign-limit"]],
    [201, []],
    [7200, ["near-campaign-limit"]],
    [8000, ["at-campaign-limit"]],
  ])("with %i campaigns: %j", (campaigns, expected) => {
    expect(kinds(account(), { campaigns })).toEqual(expected);
  });

  it("announces a change of time zone until it happened", () => {
    const at = (timezone_switch_at: string) => kinds(account({ timezone_switch_at }), {});
    expect(at("2026-12-01T00:00:00Z")).toEqual(["zone-changes"]);
    expect(at("2026-11-01T00:00:00Z")).toEqual([]);
  });

  it("survives an unknown time zone", () => {
    expect(
      kinds(account({ timezone: "Mars/Olympus" }), {
        funding: [instrument({ end_time: "2026-11-23T00:00:00Z" })],
      }),
    ).toEqual(["funding-ends-soon"]);
  });

  it("puts the most urgent first, whatever comes together", () => {
    const any = fc.record({
      approval_status: fc.constantFrom("ACCEPTED", "UNDER_REVIEW", "REJECTED", "ON_HOLD"),
      timezone_switch_at: fc.constantFrom(null, "2026-12-01T00:00:00Z"),
      able: fc.array(fc.boolean(), { maxLength: 3 }),
      left: fc.constantFrom(null, "0", "5", "900000000"),
      campaigns: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(any, ({ able, left, campaigns, ...over }) => {
        const found = accountProblems(
          account(over),
          {
            funding: able.map((able_to_fund) =>
              instrument({ able_to_fund, credit_remaining_local_micro: left }),
            ),
            campaigns,
          },
          now,
        );
        const order = found.map(({ kind }) => PROBLEM_KINDS.indexOf(kind));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(found.every(({ what, fix }) => what.endsWith(".") && fix.length > 0)).toBe(true);
      }),
    );
  });
});
