import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { csvCell } from "@/lib/grid/csv-columns";
import { arrangeFunding, type FundingColumn, fundingColumns, fundingExport } from "./funding-list";
import { sampleFundingInstrument } from "./test-funding-instrument";

const instrument = (fields: Partial<FundingInstrument>) =>
  sampleFundingInstrument({ id: "fi1", description: null, ...fields });
const COLUMNS = fundingColumns(new Map());
const ids = (all: readonly FundingInstrument[], search: string, column: FundingColumn) =>
  arrangeFunding(all, COLUMNS, search, { column, descending: false }).map(({ id }) => id);

describe("arrangeFunding", () => {
  it("puts what cannot pay first and what is deleted last", () => {
    const all = [
      instrument({ id: "gone", deleted: true, able_to_fund: false }),
      instrument({ id: "able" }),
      instrument({ id: "stuck", able_to_fund: false }),
    ];
    expect(ids(all, "", "able")).toEqual(["stuck", "able", "gone"]);
  });

  it("finds by words of type, description, id and order header", () => {
    const all = [
      instrument({ id: "x", type: "INSERTION_ORDER", io_header: "NW-2026" }),
      instrument({ id: "y", description: "Main line" }),
    ];
    expect(ids(all, "insertion nw", "name")).toEqual(["x"]);
    expect(ids(all, "MAIN", "name")).toEqual(["y"]);
    expect(ids(all, "insertion main", "name")).toEqual([]);
  });

  it("orders amounts within their currency, exactly, and the unknown last", () => {
    const all = [
      instrument({ id: "unknown" }),
      instrument({ id: "yen", currency: "JPY", credit_remaining_local_micro: "1" }),
      instrument({ id: "more", credit_remaining_local_micro: "9007199254740993" }),
      instrument({ id: "less", credit_remaining_local_micro: "9007199254740992" }),
    ];
    expect(ids(all, "", "remaining")).toEqual(["less", "more", "yen", "unknown"]);
  });

  it("does not depend on the order of arrival", () => {
    const any = fc.record({
      type: fc.constantFrom("CREDIT_LINE", "INSERTION_ORDER", "BARTER"),
      deleted: fc.boolean(),
      able_to_fund: fc.boolean(),
      end_time: fc.constantFrom(null, "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"),
      funded_amount_local_micro: fc.option(fc.bigInt({ min: 0n, max: 2n ** 62n }).map(String)),
    });
    fc.assert(
      fc.property(fc.array(any), fc.constantFrom(...COLUMNS.ids), (overs, column) => {
        const all = overs.map((over, index) => instrument({ ...over, id: `fi${index}` }));
        expect(ids([...all].reverse(), "", column)).toEqual(ids(all, "", column));
      }),
    );
  });

  it("orders by the planned runway, what has ended last", () => {
    const plan = { perDay: 2_000_000n, counted: 1, withoutDaily: 0, otherCurrency: 0, scheduled: 0 };
    const left = { credit_remaining_local_micro: "9000000" };
    const all = [
      instrument({ ...left, id: "ended", reasons_not_able_to_fund: ["EXPIRED"] }),
      instrument({ ...left, id: "long" }),
      instrument({ id: "short", credit_remaining_local_micro: "-1" }),
    ];
    const columns = fundingColumns(new Map(all.map(({ id }) => [id, plan])));
    const ordered = (descending: boolean) =>
      arrangeFunding(all, columns, "", { column: "plan", descending }).map(({ id }) => id);
    expect(ordered(false)).toEqual(["short", "long", "ended"]);
    expect(ordered(true)).toEqual(["long", "short", "ended"]);
  });
});

it("goes into a file with amounts, what they are in, and the days that the plan leaves", () => {
  const plan = { perDay: 2_000_000n, counted: 1, withoutDaily: 0, otherCurrency: 0, scheduled: 0 };
  const one = instrument({
    id: "7",
    currency: "KWD",
    able_to_fund: false,
    reasons_not_able_to_fund: ["PAUSED"],
    credit_limit_local_micro: "12500500",
    credit_remaining_local_micro: "9000000",
    start_time: "2026-01-01T00:00:00Z",
  });
  const { seen } = fundingExport(fundingColumns(new Map([["7", plan]])));
  expect(Object.fromEntries(seen.map((column) => [column.heading, csvCell(column, one)]))).toEqual({
    ID: '="7"',
    "Funding source": "Credit line",
    "Able to fund": "false",
    "Why not": "PAUSED",
    Left: "9.000",
    "Planned runway in days": "4.5",
    Ends: "",
    "Credit limit": "12.5005",
    Booked: "",
    Currency: "KWD",
    Type: "CREDIT_LINE",
    Starts: "2026-01-01T00:00:00Z",
  });
});
