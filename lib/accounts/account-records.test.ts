import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Account } from "@/lib/ads/endpoints/accounts";
import { RefusedError } from "@/lib/ads/errors";
import { csvPieces } from "@/lib/grid/csv-columns";
import { type Filter, readFilters } from "@/lib/grid/filters";
import { type Arrangement, arrangeRecords } from "@/lib/records/arrange-records";
import { groupRecords } from "@/lib/records/group-records";
import { seenColumns } from "@/lib/records/record-files";
import { known, notPermitted, pending, type RemoteData } from "@/lib/remote-data";
import { ACCOUNT_COLUMNS, type AccountColumn, type AccountFilterId } from "./account-columns";
import { ACCOUNT_RECORDS } from "./account-records";
import { NO_BUDGETS } from "./account-spend";
import { type AccountDetails, type AccountRow, accountRow, mergeAccounts, nothingAsked } from "./portfolio";

const now = Date.parse("2026-11-21T10:00:00Z");

const account = (over: Partial<Account> = {}): Account => ({
  id: "a1",
  name: "Northwind Retail",
  business_name: "Northwind",
  business_id: "77",
  timezone: "Europe/Berlin",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: "RETAIL",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  ...over,
});

const row = (over: Partial<Account> = {}, details: Partial<AccountDetails> = {}): AccountRow =>
  accountRow({ account: account(over), handles: ["mara"] }, { ...nothingAsked, ...details }, now);

const itself = (id: string) => id;

const arranged = (
  rows: readonly AccountRow[],
  view: Partial<Arrangement<AccountColumn, AccountFilterId>> = {},
) =>
  arrangeRecords(ACCOUNT_RECORDS, rows, {
    search: "",
    filters: [],
    deleted: "hidden",
    zone: "UTC",
    sort: { column: "name", direction: "asc" },
    referredName: itself,
    ...view,
  });
const names = (...asked: Parameters<typeof arranged>) => arranged(...asked).map(({ name }) => name);

/** The filters of an address. */
const filtersOf = (query: string): readonly Filter<AccountFilterId>[] =>
  readFilters(ACCOUNT_RECORDS.filters, new URLSearchParams(query)).filters;

describe("mergeAccounts", () => {
  it("lists an account once, with every handle that reaches it and its newest version", () => {
    const merged = mergeAccounts([
      { handle: "mara", accounts: [account(), account({ id: "a2" })] },
      { handle: "jon", accounts: [account({ name: "Renamed", updated_at: "2026-02-01T00:00:00Z" })] },
    ]);
    expect(merged).toHaveLength(2);
    expect(merged[0]).toMatchObject({ handles: ["mara", "jon"], account: { name: "Renamed" } });
  });
});

describe("accountRow", () => {
  const reached = { account: account(), handles: ["leo", "mara"] };

  it("opens the account through the handle that may do most", () => {
    const access = new Map<string, RemoteData<readonly string[]>>([
      ["leo", known(["CAMPAIGN_ANALYST"])],
      ["mara", known(["POST_COMPOSER", "ACCOUNT_ADMIN"])],
    ]);
    const { via, permissions } = accountRow(reached, { ...nothingAsked, access }, now);
    expect(via).toBe("mara");
    expect(permissions).toEqual(known(["ACCOUNT_ADMIN", "POST_COMPOSER"]));
  });

  it("keeps unknown, not permitted, failed and zero apart", () => {
    const failed = { state: "failed", error: new RefusedError(503, [], []) } as const;
    expect(row().campaigns).toEqual(pending);
    expect(row({}, { campaigns: notPermitted }).campaigns).toEqual(notPermitted);
    expect(row({}, { campaigns: failed }).campaigns).toEqual(failed);
    expect(
      row({}, { campaigns: known({ total: 0, currency: undefined, budgets: NO_BUDGETS }) }).campaigns,
    ).toEqual(known(0));
  });

  it("takes the currency from funding or else from a campaign, and never makes one up", () => {
    const campaigns = known({ total: 1, currency: "JPY", budgets: NO_BUDGETS });
    expect(row({}, { funding: notPermitted, campaigns }).currencies).toEqual(known(["JPY"]));
    expect(row({}, { funding: notPermitted, campaigns: notPermitted }).currencies).toEqual(notPermitted);
    expect(
      row(
        {},
        { funding: known([]), campaigns: known({ total: 0, currency: undefined, budgets: NO_BUDGETS }) },
      ).currencies,
    ).toEqual(known([]));
    expect(row().currencies).toEqual(pending);
  });
});

describe("the list of accounts", () => {
  it("fits beside the sidebar of a window of 1280 pixels, where one handle is connected", () => {
    const usual = ACCOUNT_COLUMNS.ids
      .map((id) => ({ id, ...ACCOUNT_COLUMNS.of(id) }))
      .filter(({ id, usualFrom }) => usualFrom === 0 && id !== "via");
    const boxes = 36;
    expect(boxes + usual.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(1280 - 224);
  });

  it("puts problems first, then what is not checked yet, then the rest", () => {
    const access = new Map([["mara", known(["ACCOUNT_ADMIN"])]]);
    const fine = { access, funding: notPermitted };
    const rows = [
      row({ id: "1", name: "Fine" }, fine),
      row({ id: "2", name: "Unchecked" }),
      row({ id: "3", name: "Review", approval_status: "UNDER_REVIEW" }, fine),
      row({ id: "4", name: "Broke" }, { access, funding: known([]) }),
    ];
    expect(names(rows, { sort: ACCOUNT_RECORDS.usualSort })).toEqual([
      "Broke",
      "Review",
      "Unchecked",
      "Fine",
    ]);
    expect(names(rows, { filters: filtersOf("problem=none") })).toEqual(["Fine"]);
    expect(names(rows, { filters: filtersOf("problem=any") })).toEqual(["Broke", "Review"]);
    expect(names(rows, { filters: filtersOf("problem=no-funding") })).toEqual(["Broke"]);
  });

  it.each([
    ["problems", ["Rejected", "No funding", "Under review", "No problem found"]],
    ["approval", ["Rejected", "Under review", "Accepted"]],
    ["role", ["Account admin", "Ad manager", "Campaign analyst", "Role not known"]],
  ] as const)("stands in groups by urgency or strength, not by the alphabet: %s", (group, expected) => {
    const as = (role: string) => new Map([["mara", known([role])]]);
    const rows = [
      row({ id: "1" }, { access: as("CAMPAIGN_ANALYST"), funding: notPermitted }),
      row({ id: "2", approval_status: "UNDER_REVIEW" }, { access: as("AD_MANAGER"), funding: notPermitted }),
      row({ id: "3" }, { access: as("ACCOUNT_ADMIN"), funding: known([]) }),
      row({ id: "4", approval_status: "REJECTED" }),
    ];
    const sort = ACCOUNT_RECORDS.usualSort;
    const groups = groupRecords(ACCOUNT_COLUMNS, rows, { group, sort }, itself) ?? [];
    expect(groups.map(({ label }) => label)).toEqual(expected);
  });

  it("finds every word in name, id or business, whatever the accents", () => {
    const rows = [
      row({ id: "abc9", name: "Ångström Café" }),
      row({ id: "b", name: "Contoso", business_name: null, business_id: null }),
    ];
    expect(names(rows, { search: "cafe angstrom" })).toEqual(["Ångström Café"]);
    expect(names(rows, { search: "ABC9" })).toEqual(["Ångström Café"]);
    expect(names(rows, { search: "northwind 77" })).toEqual(["Ångström Café"]);
    expect(names(rows, { search: "northwind contoso" })).toEqual([]);
  });

  it("filters by the role and handle of any reach", () => {
    const access = new Map<string, RemoteData<readonly string[]>>([
      ["mara", known(["ACCOUNT_ADMIN"])],
      ["leo", known(["CAMPAIGN_ANALYST"])],
    ]);
    const both = accountRow(
      { account: account(), handles: ["mara", "leo"] },
      { ...nothingAsked, access },
      now,
    );
    const rows = [both, row({ id: "x", name: "Unknown role" })];
    expect(names(rows, { filters: filtersOf("role=CAMPAIGN_ANALYST") })).toEqual(["Northwind Retail"]);
    expect(names(rows, { filters: filtersOf("via=leo") })).toEqual(["Northwind Retail"]);
  });

  it("orders funding within a currency, never across", () => {
    const funded = (id: string, currency: string, micros: string) =>
      row(
        { id, name: id },
        {
          funding: known([
            {
              ...{ id, account_id: id, type: "CREDIT_LINE", description: null, io_header: null },
              ...{ created_at: "", updated_at: "", start_time: null, end_time: null },
              ...{ credit_limit_local_micro: null, funded_amount_local_micro: null },
              ...{ entity_status: "ACTIVE", able_to_fund: true, reasons_not_able_to_fund: [] },
              deleted: false,
              currency,
              credit_remaining_local_micro: micros,
            },
          ]),
        },
      );
    const rows = [
      funded("yen", "JPY", "9007199254740993"),
      funded("euro more", "EUR", "9007199254740993"),
      funded("euro less", "EUR", "9007199254740992"),
      row({ id: "?", name: "unknown" }),
    ];
    expect(names(rows, { sort: { column: "funding", direction: "asc" } })).toEqual([
      "euro less",
      "euro more",
      "yen",
      "unknown",
    ]);
    expect(names(rows, { sort: { column: "funding", direction: "desc" } })).toEqual([
      "yen",
      "euro more",
      "euro less",
      "unknown",
    ]);
  });

  it("shows the same rows in one order however they arrived, by every column and direction", () => {
    const any = fc.record({
      name: fc.constantFrom("Acme", "acme", "Émile", "Zoo"),
      approval_status: fc.constantFrom("ACCEPTED", "UNDER_REVIEW", "REJECTED", "ON_HOLD"),
      timezone: fc.constantFrom("Asia/Tokyo", "Europe/Berlin", "Mars/Olympus"),
      campaigns: fc.option(fc.integer({ min: 0, max: 300 })),
    });
    fc.assert(
      fc.property(
        fc.array(any, { maxLength: 12 }),
        fc.constantFrom(...ACCOUNT_COLUMNS.ids),
        fc.constantFrom("asc" as const, "desc" as const),
        (accounts, column, direction) => {
          const rows = accounts.map(({ campaigns, ...over }, index) =>
            row(
              { ...over, id: `id${index}` },
              campaigns === null
                ? {}
                : { campaigns: known({ total: campaigns, currency: undefined, budgets: NO_BUDGETS }) },
            ),
          );
          const ids = (from: readonly AccountRow[]) =>
            arranged(from, { sort: { column, direction } }).map(({ id }) => id);
          expect(ids([...rows].reverse())).toEqual(ids(rows));
          expect([...ids(rows)].sort()).toEqual(rows.map(({ id }) => id).sort());
        },
      ),
    );
  });
});

it("writes what is known into a file, and says what is not", () => {
  const shown = accountRow(
    {
      account: account({ id: "18ce54d4x5t", name: "=Northwind, Retail", business_name: null }),
      handles: ["mara"],
    },
    { ...nothingAsked, access: new Map([["mara", known(["ACCOUNT_ADMIN"])]]), campaigns: notPermitted },
    now,
  );
  const columns = seenColumns(ACCOUNT_COLUMNS, ACCOUNT_COLUMNS.ids, itself);
  const [head = "", line = ""] = [...csvPieces([shown], columns)].map(({ text }) => text.trim());
  const cells = (text: string) => text.split(/,(?! )/);
  const row = Object.fromEntries(cells(head).map((heading, at) => [heading, cells(line)[at]]));
  expect(row).toMatchObject({
    ID: "18ce54d4x5t",
    Account: `"'=Northwind, Retail"`,
    Problems: "not checked yet",
    Approval: "ACCEPTED",
    "Your roles": "Account admin",
    Via: "'@mara",
    "Time zone": "Europe/Berlin",
    "Local time": "11:00",
    Currency: "not read yet",
    Campaigns: "not permitted",
    "Funding left": "not read yet",
    "Funding booked": "not read yet",
    Business: "",
  });
});
