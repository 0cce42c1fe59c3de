import { COUNTRY_CODES, countryName } from "@/lib/format/names";
import { excludes, type Shown } from "./criteria";

const folded = (name: string) => name.trim().toLowerCase();
const codes = new Map(COUNTRY_CODES.map((code) => [folded(countryName(code)), code]));

/**
 * Codes of the countries that targeted places are in or are, in alphabetical order. A criterion does not contain its
 * country, so it is read from the name ("Scotland, United Kingdom"); a place whose name ends otherwise has none.
 */
export function targetedCountries(criteria: readonly Shown[]): readonly string[] {
  const found = criteria
    .filter((one) => one.targeting_type === "LOCATION" && !excludes(one))
    .flatMap(({ name }) => codes.get(folded(name?.split(",").at(-1) ?? "")) ?? []);
  return [...new Set(found)].toSorted();
}
