import { expect, it } from "vitest";
import { targetedCountries } from "./targeted-countries";
import { sampleCriterion } from "./test-criterion";

const place = (name: string | null, rest = {}) => sampleCriterion({ name, ...rest });

it("reads countries from the names of places that are reached", () => {
  expect(
    targetedCountries([
      place("United Kingdom"),
      place("Scotland, United Kingdom", { location_type: "REGIONS" }),
      place("Germany"),
    ]),
  ).toEqual(["DE", "GB"]);
});

it("gives none for excluded places, other kinds, and unknown names", () => {
  expect(
    targetedCountries([
      place("Germany", { operator_type: "NE" }),
      place("France", { targeting_type: "INTEREST" }),
      place("Sydney, New South Wales"),
      place(null),
    ]),
  ).toEqual([]);
});
