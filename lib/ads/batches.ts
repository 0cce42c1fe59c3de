import { useState } from "react";
import { IDS_MAX } from "./params";

type Batches = readonly (readonly string[])[];

const NONE: Batches = [];

/**
 * Ids in batches that one request each may name. Batches stay as they are, so that each is asked for once: ids that
 * come later are in batches of their own, and those that are no longer given stay.
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

/** What batches were answered with, as one list; for `combine` of useQueries. */
export const joined = <Found>(answers: readonly Answer<Found>[]) => ({
  records: answers.flatMap(({ data }) => data?.data ?? []),
  pending: answers.some(({ isPending }) => isPending),
});

/** The same, and of which ids it is known by now whether there is something; memoize what it returns. */
export const joinedOf =
  <Found>(batches: Batches) =>
  (answers: readonly Answer<Found>[]) => ({
    ...joined(answers),
    answered: batches.filter((_, place) => answers[place]?.isPending === false).flat(),
  });
