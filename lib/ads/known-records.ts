import { type AnyEndpoint, resourceOf } from "@/lib/ads/endpoint";
import type { Scope } from "@/lib/ads/scope";

/** The required part of a record, and any other fields. */
export interface ServiceRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

export const isServiceRecord = (value: unknown): value is ServiceRecord =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";

/** Enough to change every campaign and line item of a large account; the oldest are evicted. */
const KNOWN_MAX = 50_000;

const known = new Map<string, ServiceRecord>();

const keyOf = (endpoint: AnyEndpoint, { environment }: Scope, id: string) =>
  keyIn(environment, resourceOf(endpoint), id);

const keyIn = (environment: string, resource: string, id: string) => `${environment} ${resource} ${id}`;

const recordsOf = (data: unknown): readonly ServiceRecord[] =>
  (Array.isArray(data) ? data : [data]).filter(isServiceRecord);

/**
 * Remembers records from the service's answers: to a change, or to a lookup outside of the shown lists. A list on
 * screen may be older, since changes do not refetch it.
 */
export function noteRecords(endpoint: AnyEndpoint, scope: Scope, data: unknown): void {
  for (const record of recordsOf(data)) {
    const key = keyOf(endpoint, scope, record.id);
    known.delete(key);
    known.set(key, record);
  }
  for (const key of known.keys()) {
    if (known.size <= KNOWN_MAX) return;
    known.delete(key);
  }
}

/** The last known version of a record, if any; `resource` is the first part of its endpoints' names. */
export const knownRecord = (environment: string, resource: string, id: string): ServiceRecord | undefined =>
  known.get(keyIn(environment, resource, id));

/** The last known versions of the records in an answer, where they were known before. */
export function lastKnown(endpoint: AnyEndpoint, scope: Scope, data: unknown): readonly ServiceRecord[] {
  return recordsOf(data).flatMap(({ id }) => known.get(keyOf(endpoint, scope, id)) ?? []);
}
