import { CALLING_CODES, NUMBERING_PLANS } from "./calling-codes";
import type { IdentifierKind } from "./identifier-kinds";
import { normalise } from "./normalise";

/** The country for phones without one, as a two-letter code, and the reason; empty if unknown. */
export interface GuessedCountry {
  readonly country: string;
  readonly from: "list" | "zone" | undefined;
}

/**
 * The country of phones without one: that of most numbers of the list that have one, or else that of the account's
 * time zone.
 *
 * @param people the first rows, without column names
 */
export function guessCountry(
  columns: readonly (IdentifierKind | null)[],
  people: readonly (readonly string[])[],
  zone: string,
): GuessedCountry {
  const counts = new Map<string, number>();
  for (const row of people) {
    for (const [column, kind] of columns.entries()) {
      const country = kind === "phone_number" ? countryOf(row[column] ?? "") : undefined;
      if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
    }
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most) return { country: most[0], from: "list" };
  const country = countryOfZone(zone);
  return country === undefined ? { country: "", from: undefined } : { country, from: "zone" };
}

/** The main country of a number's calling code. */
function countryOf(phone: string): string | undefined {
  const result = normalise("phone_number", phone);
  if ("problem" in result || result.hashed) return undefined;
  const code = [2, 3, 4]
    .map((end) => Number(result.value.slice(1, end)))
    .find((each) => CALLING_CODES.has(each));
  return code === undefined ? undefined : CALLING_CODES.get(code)?.main?.country;
}

/** The country of a time zone, from the browser. */
function countryOfZone(zone: string): string | undefined {
  return NUMBERING_PLANS.find(({ country }) => zonesOf(country).includes(zone))?.country;
}

function zonesOf(country: string): readonly unknown[] {
  const locale = new Intl.Locale("und", { region: country });
  // A method in newer engines, a property in older ones, missing in some.
  const method: unknown = Reflect.get(locale, "getTimeZones");
  const zones: unknown =
    typeof method === "function" ? method.call(locale) : Reflect.get(locale, "timeZones");
  return Array.isArray(zones) ? zones : [];
}
