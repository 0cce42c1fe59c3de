import { holdsSame } from "@/lib/json/same-json";
import { firstCharacters } from "@/lib/text/characters";

/** A field with another value than before, current or planned. */
export interface Difference {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Changes with every change, so it is expected. */
const FOLLOWS: readonly string[] = ["updated_at"];

/** Fields of campaigns and line items that follow from their other fields. */
export const SERVING_FIELDS: readonly string[] = [
  "effective_status",
  "servable",
  "reasons_not_servable",
  "deleted",
];

/**
 * What differs between a record and the answer to its change, besides the fields that were sent. Either the service
 * changed it, or another person did meanwhile.
 */
export function unrequestedChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  sent: readonly string[],
): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !sent.includes(field) && !FOLLOWS.includes(field))
    .filter((field) => !holdsSame(before[field], after[field]))
    .map((field) => ({ field, from: before[field], to: after[field] }));
}

/** Fields of an answer that differ from the requested values; empty text requests an unset field. */
export function ignoredChanges(
  after: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.entries(change)
    .filter(([field, value]) => value !== undefined && !holdsSame(value === "" ? null : value, after[field]))
    .map(([field, from]) => ({ field, from, to: after[field] }));
}

/** So many characters of a value are shown: a post can be long. */
const SHOWN_MAX = 80;

/** "timezone: Europe/Berlin → UTC". */
export function describeDifference({ field, from, to }: Difference): string {
  return `${field.replaceAll("_", " ")}: ${inWords(from)} → ${inWords(to)}`;
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  const words = typeof value === "object" ? JSON.stringify(value) : String(value);
  const shown = firstCharacters(words, SHOWN_MAX);
  return shown === words ? words : `${shown}…`;
}
