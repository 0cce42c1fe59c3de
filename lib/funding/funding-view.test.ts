import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { arrangeFunding, FUNDING_COLUMNS } from "./funding-view";

const instrument = (over: Partial<FundingInstrument>): FundingInstrument => ({
  id: "fi1",
  account_id: "a1",
  type: "CREDIT_LINE",
  description: null,
  currency: "EUR",
  start_time: null,
  end_time: null,
  credit_limit_local_micro: null,
  funded_amount_local_micro: null,
  credit_remaining_local_micro: null,
  entity_status: "ACTIVE",
  able_to_fund: true,
  reasons_not_able_to_fund: [],
  io_header: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  ...over,
});
const ids = (all: readonly FundingInstrument[], search: string, column: (typeof FUNDING_COLUMNS)[number]) =>
  arrangeFunding(all, new Map(), search, { column, descending: false }).map(({ id }) => id);

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
      fc.property(fc.array(any), fc.constantFrom(...FUNDING_COLUMNS), (overs, column) => {
        const all = overs.map((over, index) => instrument({ ...over, id: `fi${index}` }));
        expect(ids([...all].reverse(), "", column)).toEqual(ids(all, "", column));
      }),
    );
  });
});
