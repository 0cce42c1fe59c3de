import { useState } from "react";
import { IDS_MAX } from "./params";

type Batches = readonly (readonly string[])[];

const NONE: Batches = [];

/**
 * Splits ids into batches for one request each. Batches are stable, so that each is read once: later ids go into
 * batches of their own, and ids that are no longer given stay.
 */
export function useBatches(ids: readonly string[], atOnce: number = IDS_MAX): Batches {
  const [batches, setBatches] = useState(NONE);
  const next = withMore(batches, ids, atOnce);
  if (next !== batches) setBatches(next);
  return next;
}

function withMore(batches: Batches, ids: readonly string[], atOnce: number): Batches {
  const known = new Set(batches.flat());
  const fresh = [...new Set(ids)].filter((id) => !known.has(id)).sort();
  if (fresh.length === 0) return batches;
  const more = [...batches];
  for (let start = 0; start < fresh.length; start += atOnce) more.push(fresh.slice(start, start + atOnce));
  return more;
}

interface Answer<Found> {
  readonly data?: { readonly data: readonly Found[] } | undefined;
  readonly isPending: boolean;
}

/** The answers of several batches as one list; for `combine` of useQueries. */
export const joined = <Found>(answers: readonly Answer<Found>[]) => ({
  records: answers.flatMap(({ data }) => data?.data ?? []),
  pending: answers.some(({ isPending }) => isPending),
});

/** The same, with the ids that have been answered so far; memoize the result. */
export const joinedOf =
  <Found>(batches: Batches) =>
  (answers: readonly Answer<Found>[]) => ({
    ...joined(answers),
    answered: batches.filter((_, place) => answers[place]?.isPending === false).flat(),
  });
