import { expect, it } from "vitest";
import { filterOptions } from "./filter-options";
import { filterWords } from "./filter-words";
import type { Filter } from "./filters";

const names = (id: string) => (id === "f1" ? "Visa 4242" : id);
const first = (typed: string, current: Filter[] = []) => filterOptions(typed, current, ["f1"], names)[0];

it("finds the filter that a word means", () => {
  expect(first("paused")).toMatchObject({ filter: { field: "status", values: ["PAUSED"] } });
  expect(first("visa")).toMatchObject({ filter: { field: "funding", values: ["f1"] } });
  expect(first("daily")).toMatchObject({ kind: "field", field: "daily" });
});

it("takes anything else for part of a name", () => {
  expect(first("Spring 24")).toMatchObject({
    filter: { field: "name", match: "contains", text: "Spring 24" },
  });
});

it("adds a value to those chosen already", () => {
  expect(first("status paused", [{ field: "status", values: ["ACTIVE"] }])).toMatchObject({
    filter: { values: ["ACTIVE", "PAUSED"] },
  });
});

it("says in words what each filter asks for", () => {
  expect(filterWords({ field: "status", values: ["ACTIVE", "ODD"] }, names)).toBe("Active or ODD");
  expect(filterWords({ field: "daily", currency: "EUR", from: "10000000" }, names)).toBe("from 10.00 EUR");
  expect(filterWords({ field: "daily", currency: "JPY", from: "10000000", to: "20000000" }, names)).toBe(
    "10 to 20 JPY",
  );
  expect(filterWords({ field: "created", to: "2026-11-21" }, names)).toBe("up to 21 Nov 2026");
});
