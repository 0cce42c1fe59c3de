import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/ads/endpoints/accounts";
import { withChanges } from "./changes";

const account = (id: string, over: Partial<Account> = {}): Account => ({
  id,
  name: id,
  business_name: null,
  business_id: null,
  timezone: "UTC",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  ...over,
});

describe("withChanges", () => {
  const list = { records: [account("a"), account("b")], asOf: 1000 };
  const names = (changes: Parameters<typeof withChanges>[2]) =>
    withChanges("mara", list, changes).map(({ name }) => name);

  it("shows what was renamed, created and deleted after the list was given", () => {
    expect(
      names([
        { handle: "mara", at: 1001, account: account("a", { name: "Renamed" }) },
        { handle: "mara", at: 1002, account: account("c") },
        { handle: "mara", at: 1003, account: account("b", { deleted: true }) },
      ]),
    ).toEqual(["Renamed", "c"]);
  });

  it("believes the list about everything older, and leaves other handles alone", () => {
    expect(names([{ handle: "mara", at: 999, account: account("a", { name: "Old" }) }])).toEqual(["a", "b"]);
    expect(names([{ handle: "jon", at: 2000, account: account("c") }])).toEqual(["a", "b"]);
  });
});
