import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { sortedBy } from "@/components/shell/sort-in-address";
import { LOCATION_TYPES } from "@/lib/ads/endpoints/locations";
import { COUNTRY_CODES } from "@/lib/format/names";
import type { LookupOrder } from "@/lib/insights/lookup-table";

export const LOOKUPS = [
  "placements",
  "bids",
  "content",
  "iab",
  "business",
  "locations",
  "publishers",
] as const;
export type Lookup = (typeof LOOKUPS)[number];

/** Each table has its own columns; an unknown one leaves the default order. */
const parseAsOrder = createParser<LookupOrder>({
  parse: (text) => {
    const [, key, direction] = /^([a-z]+)-(asc|desc)$/.exec(text) ?? [];
    return key === undefined ? null : { key, descending: direction === "desc" };
  },
  serialize: ({ key, descending }) => `${key}-${descending ? "desc" : "asc"}`,
  eq: (a, b) => a.key === b.key && a.descending === b.descending,
});

const inAddress = {
  /** Which table is open. */
  of: parseAsStringLiteral(LOOKUPS).withDefault("placements"),
  q: parseAsString.withDefault(""),
  sort: parseAsOrder,
  /** The service's filters of places. */
  kind: parseAsStringLiteral(LOCATION_TYPES),
  country: parseAsStringLiteral(COUNTRY_CODES),
};

/** The open reference table and its view, stored in the address. */
export function useLookupView() {
  const [{ of, q, sort, kind, country }, setValues] = useQueryStates(inAddress);
  return {
    of,
    search: q,
    order: sort,
    kind,
    country,
    setSearch: (text: string) => void setValues({ q: text }),
    sortBy: (key: string) =>
      void setValues(({ sort: before }) => {
        const asColumn = before && { column: before.key, descending: before.descending };
        const { column, descending } = sortedBy(asColumn ?? { column: "", descending: false }, key);
        return { sort: { key: column, descending } };
      }),
    setKind: (next: (typeof LOCATION_TYPES)[number] | null) => void setValues({ kind: next }),
    setCountry: (code: string | null) => void setValues({ country: code }),
  };
}

export type LookupView = ReturnType<typeof useLookupView>;
