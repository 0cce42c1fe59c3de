import { expect, it } from "vitest";
import { COUNTRY_CODES, countryName } from "./names";

it("lists the 249 countries of ISO 3166-1, each with a name", () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  expect(COUNTRY_CODES.filter((code) => countryName(code) === code)).toEqual([]);
  expect(countryName("DE")).toBe("Germany");
  expect(countryName("nowhere")).toBe("nowhere");
});
