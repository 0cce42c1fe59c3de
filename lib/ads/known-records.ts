import { type AnyEndpoint, resourceOf } from "@/lib/ads/endpoint";
import type { Scope } from "@/lib/ads/scope";

/** The required part of a record, and any other fields. */
export interface ServiceRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

export const isServiceRecord = (value: unknown): value is ServiceRecord =>
  typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";

/** Enough for a change of every campaign and line item of a large account; older ones are forgotten. */
const KNOWN_MAX = 50_000;

const known = new Map<string, ServiceRecord>();

const keyOf = (endpoint: AnyEndpoint, { environment }: Scope, id: string) =>
  keyIn(environment, resourceOf(endpoint), id);

const keyIn = (environment: string, resource: string, id: string) => `${environment} ${resource} ${id}`;

const recordsOf = (data: unknown): readonly ServiceRecord[] =>
  (Array.isArray(data) ? data : [data]).filter(isServiceRecord);

/**
 * Remembers how the service answered about records: to a change, or to a look outside of the lists that are shown. A
 * list on screen may be older than that, since changes do not read it again.
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

/** A record as it was last known, if it was; `resource` is the first part of its endpoints' names. */
export const knownRecord = (environment: string, resource: string, id: string): ServiceRecord | undefined =>
  known.get(keyIn(environment, resource, id));

/** Those of the records in an answer that were known before, as they were last known. */
export function lastKnown(endpoint: AnyEndpoint, scope: Scope, data: unknown): readonly ServiceRecord[] {
  return recordsOf(data).flatMap(({ id }) => known.get(keyOf(endpoint, scope, id)) ?? []);
}
