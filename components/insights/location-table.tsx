import type * as z from "zod";
import { useHydrated } from "@/components/shell/handed-over";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/select";
import { useSettled } from "@/components/ui/use-settled";
import { useAdsQuery } from "@/lib/ads/client";
import { list, type locationRecord } from "@/lib/ads/endpoints/locations";
import { byWords } from "@/lib/format/lists";
import { COUNTRY_CODES, countryName } from "@/lib/format/names";
import { ANY_PLACE, locationTypeName, PLACE_KINDS } from "@/lib/targeting/targeting-words";
import { LookupPage } from "./lookup-page";
import type { ShownColumn } from "./lookup-rows";
import type { LookupView } from "./use-lookup-view";

type Location = z.output<typeof locationRecord>;

const PAUSE_MS = 300;
const STALE_MS = 5 * 60_000;
/** A screenful and more; typing narrows the list. */
const SHOWN_MAX = 200;

const COLUMNS: readonly ShownColumn<Location>[] = [
  { key: "name", label: "Place", text: ({ name }) => name },
  { key: "kind", label: "Kind", text: ({ location_type: kind }) => locationTypeName(kind) },
  { key: "country", label: "Country", text: ({ country_code: code }) => countryName(code) },
  { key: "value", label: "Targeting value", text: ({ targeting_value: value }) => value, identifier: true },
];

const EVERYWHERE = "";
const ANY_COUNTRY = [{ value: EVERYWHERE, label: "In any country" }];
const COUNTRY_OPTIONS = [
  ...ANY_COUNTRY,
  ...COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).sort((a, b) =>
    byWords(a.label, b.label),
  ),
];

/** Places that can be targeted, found by the service. */
export function LocationTable({ view }: { view: LookupView }) {
  const { search, kind, country } = view;
  // Names of some countries differ between server and browser.
  const hydrated = useHydrated();
  const settled = useSettled(search.trim(), PAUSE_MS);
  const asked = settled !== "" || kind !== null || country !== null;
  const { data, error, isPending, isFetching, refetch } = useAdsQuery(
    list,
    {
      count: SHOWN_MAX,
      ...(settled !== "" && { q: settled }),
      ...(kind !== null && { location_type: kind }),
      ...(country !== null && { country_code: country }),
    },
    { enabled: asked, staleTime: STALE_MS, refetchOnWindowFocus: false },
  );
  const answer = asked ? data : undefined;
  const more = answer !== undefined && answer.nextCursor !== null;
  return (
    <LookupPage
      view={view}
      one="place"
      many="places"
      label="Places"
      read={{
        complete: answer !== undefined && !more,
        pending: asked && isPending,
        asOf: answer?.asOf,
        error: asked ? error : null,
        fetching: isFetching,
        refetch: () => void refetch(),
      }}
      rows={answer?.data ?? NO_PLACES}
      keyOf={({ targeting_value: value }) => value}
      columns={COLUMNS}
      searchedBy="Name starts with"
      filters={
        <>
          <Select
            aria-label="Kind of place"
            className="max-w-44"
            options={PLACE_KINDS}
            value={kind ?? ANY_PLACE}
            onValueChange={(next) => view.setKind(next === ANY_PLACE ? null : next)}
          />
          <Select
            aria-label="Country"
            className="max-w-52"
            options={hydrated ? COUNTRY_OPTIONS : ANY_COUNTRY}
            value={country ?? EVERYWHERE}
            onValueChange={(next) => view.setCountry(next === EVERYWHERE ? null : next)}
          />
        </>
      }
      about={
        more
          ? `The first ${SHOWN_MAX} of the places found: type more to narrow.`
          : "Places that can be targeted. Finds names that start with what you type."
      }
      empty={
        asked ? (
          <EmptyState title={settled === "" ? "No such place" : `No place starts with “${settled}”`}>
            Type less of its name, or choose any kind and any country.
          </EmptyState>
        ) : (
          <EmptyState title="Which place?">
            Type the start of its name, or choose a kind or a country.
          </EmptyState>
        )
      }
    />
  );
}

const NO_PLACES: readonly Location[] = [];
