import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type * as z from "zod";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextInput } from "@/components/ui/text-input";
import { useSettled } from "@/components/ui/use-settled";
import { adsQuery, useAdsQuery, useScope } from "@/lib/ads/client";
import { list, type locationRecord } from "@/lib/ads/endpoints/locations";
import { countryName } from "@/lib/format/names";
import { counted } from "@/lib/format/plurals";
import { criterion, criterionKeyOf, type Operator } from "@/lib/targeting/criteria";
import { ANY_PLACE, locationTypeName, PLACE_KINDS, type PlaceKind } from "@/lib/targeting/targeting-words";
import { EntryList } from "./entry-list";
import { isWanted, type SectionProps } from "./section-props";

type Location = z.output<typeof locationRecord>;

/** Debounce before the service is searched: its rate limit is low. */
const PAUSE_MS = 300;
const STALE_MS = 5 * 60_000;
/** More than people read; typing narrows the list. */
const SHOWN_MAX = 6;

/** Places where people are, found by their names. */
export function LocationSection({
  firstField,
  ...props
}: SectionProps & { firstField: RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [kind, setKind] = useState<PlaceKind>(ANY_PLACE);
  const settled = useSettled(typed.trim(), PAUSE_MS);
  const enough = settled !== "";
  const scope = useScope();
  const client = useQueryClient();
  const question = (q: string) => ({
    q,
    count: SHOWN_MAX + 1,
    ...(kind !== ANY_PLACE && { location_type: kind }),
  });
  const found = useAdsQuery(list, question(settled || "-"), { enabled: enough, staleTime: STALE_MS });
  const places = found.data?.data ?? [];
  const add = (place: Location, operator_type: Operator) =>
    props.onAdd([
      criterion("LOCATION", place.targeting_value, {
        operator_type,
        name: place.name,
        location_type: place.location_type,
      }),
    ]);
  /** Enter works before the list has loaded. */
  const addFirst = async () => {
    const q = typed.trim();
    if (q === "") return;
    const query = { ...adsQuery(list, scope, question(q)), staleTime: STALE_MS };
    // The field below shows why there is no answer once it has settled.
    const answer = await client.fetchQuery(query).catch(() => undefined);
    const [first] = answer?.data ?? [];
    if (!first) return;
    add(first, "EQ");
    setNote(`Included ${first.name}.`);
    // Clears the field for the next place, unless a person is typing it already.
    setTyped((now) => (now.trim() === q ? "" : now));
  };
  const waiting = typed.trim() !== settled || found.isFetching;
  return (
    <>
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void addFirst();
        }}
      >
        <Field
          label="Find a place"
          className="min-w-48 flex-1"
          hint="Begin to type its name. Enter includes the first one found."
        >
          <TextInput
            ref={firstField}
            placeholder="Germany, Bavaria, London, 94103 …"
            value={typed}
            onChange={({ target }) => {
              setNote("");
              setTyped(target.value);
            }}
          />
        </Field>
        <Field label="Kind" className="w-44">
          <Select options={PLACE_KINDS} value={kind} onValueChange={setKind} />
        </Field>
      </form>
      <p role="status" className="text-sm empty:hidden">
        {note}
      </p>
      {typed.trim() !== "" &&
        (found.error && !waiting ? (
          <ErrorState
            compact
            title="Places could not be looked up"
            error={found.error}
            onRetry={() => void found.refetch()}
          />
        ) : waiting && places.length === 0 ? (
          <div role="status">
            <span className="sr-only">Looking up places</span>
            <Skeleton className="h-16 w-full" />
          </div>
        ) : (
          <Places places={places} entries={props.entries} onAdd={add} typed={settled} />
        ))}
      <EntryList what="locations" {...props} />
    </>
  );
}

interface PlacesProps {
  places: readonly Location[];
  entries: SectionProps["entries"];
  onAdd: (place: Location, operator: Operator) => void;
  typed: string;
}

function Places({ places, entries, onAdd, typed }: PlacesProps) {
  const chosen = new Map(
    entries.filter(isWanted).map(({ criterion: one }) => [criterionKeyOf(one), one.operator_type] as const),
  );
  const stateOf = ({ targeting_value }: Location) =>
    (["EQ", "NE"] as const).find((operator_type) =>
      chosen.has(criterionKeyOf(criterion("LOCATION", targeting_value, { operator_type }))),
    );
  return (
    <div className="rounded-md border">
      <ul aria-label="Places found">
        {places.slice(0, SHOWN_MAX).map((place) => {
          const state = stateOf(place);
          return (
            <li
              key={place.targeting_value}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b px-2.5 py-1 last:border-b-0"
            >
              <span className="flex min-w-40 flex-1 flex-wrap items-baseline gap-x-2">
                <bdi className="wrap-anywhere min-w-0">{place.name}</bdi>
                <span className="text-sm text-text-muted">
                  {locationTypeName(place.location_type)}
                  {place.location_type !== "COUNTRIES" && `, ${countryName(place.country_code)}`}
                </span>
              </span>
              <Button
                size="small"
                aria-label={`${state === "EQ" ? "Included" : "Include"} ${place.name}, ${locationTypeName(place.location_type)}`}
                disabledReason={state === "EQ" ? "It is included." : undefined}
                onClick={() => onAdd(place, "EQ")}
              >
                {state === "EQ" ? "Included" : "Include"}
              </Button>
              <Button
                size="small"
                aria-label={`${state === "NE" ? "Excluded" : "Exclude"} ${place.name}, ${locationTypeName(place.location_type)}`}
                disabledReason={state === "NE" ? "It is left out." : undefined}
                onClick={() => onAdd(place, "NE")}
              >
                {state === "NE" ? "Excluded" : "Exclude"}
              </Button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="px-2.5 py-1 text-sm text-text-muted">
        {places.length === 0
          ? `No place begins with “${typed}”.`
          : places.length > SHOWN_MAX
            ? `The first ${SHOWN_MAX}; type more to narrow.`
            : `${counted(places.length, "place")} found.`}
      </p>
    </div>
  );
}
