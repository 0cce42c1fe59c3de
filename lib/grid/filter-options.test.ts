import { expect, it } from "vitest";
import type { CampaignColumn } from "@/lib/campaigns/campaign-columns";
import { CAMPAIGN_FILTERS } from "@/lib/campaigns/campaign-records";
import { FEW_VALUES, filterOptions, offeredValues } from "./filter-options";
import { asksForUnknown, filterWords } from "./filter-words";
import type { Filter } from "./filters";

const names = { funding: { names: new Map([["f1", "Visa 4242"]]), complete: true } };
const first = (typed: string, current: Filter<CampaignColumn>[] = []) =>
  filterOptions(CAMPAIGN_FILTERS, names, typed, current)[0];
const inWords = (filter: Filter<CampaignColumn>) => filterWords(CAMPAIGN_FILTERS, names, filter);

it("finds the filter that a word means", () => {
  expect(first("paused")).toMatchObject({ filter: { field: "status", values: ["paused"] } });
  expect(first("visa")).toMatchObject({ filter: { field: "funding", values: ["f1"] } });
  expect(first("daily")).toMatchObject({ kind: "field", field: "daily" });
});

it("takes anything else for part of a name", () => {
  expect(first("Spring 24")).toMatchObject({
    filter: { field: "name", match: "contains", text: "Spring 24" },
  });
});

it("adds a value to those chosen already", () => {
  expect(first("status paused", [{ kind: "choice", field: "status", values: ["active"] }])).toMatchObject({
    filter: { values: ["active", "paused"] },
  });
});

it("says in words what each filter asks for", () => {
  expect(inWords({ kind: "choice", field: "status", values: ["active", "ODD"] })).toBe("Active or ODD");
  expect(inWords({ kind: "choice", field: "funding", values: ["f1", "f2"] })).toBe("Visa 4242 or f2");
  expect(inWords({ kind: "money", field: "daily", currency: "EUR", from: "10000000" })).toBe(
    "from 10.00 EUR",
  );
  expect(inWords({ kind: "money", field: "daily", currency: "JPY", from: "10000000", to: "20000000" })).toBe(
    "10 to 20 JPY",
  );
  expect(inWords({ kind: "days", field: "created", to: "2026-11-21" })).toBe("up to 21 Nov 2026");
});

it("marks what stays unknown once everything has been read", () => {
  const elsewhere: Filter<CampaignColumn> = { kind: "choice", field: "funding", values: ["f9"] };
  expect(asksForUnknown(names, elsewhere)).toBe(true);
  expect(asksForUnknown({ funding: { ...names.funding, complete: false } }, elsewhere)).toBe(false);
  expect(asksForUnknown(names, { ...elsewhere, values: ["f9", "f1"] })).toBe(false);
});

it("has many values looked for by their names instead of listing them", () => {
  const many = {
    funding: {
      names: new Map(Array.from({ length: 200 }, (_, n) => [`f${n}`, `Card ${n}`])),
      complete: true,
    },
  };
  const options = (typed: string) => filterOptions(CAMPAIGN_FILTERS, many, typed, []);
  expect(options("").filter(({ key }) => key.startsWith("funding"))).toEqual([
    { kind: "field", key: "funding", label: "Funding source…", field: "funding" },
  ]);
  expect(options("funding 199")[0]).toMatchObject({ filter: { values: ["f199"] } });
  expect(offeredValues(CAMPAIGN_FILTERS, many, "funding", [])).toHaveLength(FEW_VALUES);
});
