import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { AnyEndpoint } from "./endpoint";
import { adsKey, readKey } from "./query-key";
import type { Scope } from "./scope";

/** A record, or another object of an answer. */
export type Fields = Readonly<Record<string, unknown>>;

/** The key of a record within its resource: its id, or the key of media; undefined for anything else. */
export function recordKey(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  const key = value.id ?? value.media_key;
  return typeof key === "string" ? key : undefined;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type ChangeRecord = (record: Fields, where: { readonly inList: boolean }) => Fields | undefined;

/**
 * A cached answer (one record, the pages of a list, or a whole list) with its records changed.
 *
 * @param change returns undefined to remove a record from its list
 * @returns the answer itself where nothing changes
 */
function mapCached(held: unknown, change: ChangeRecord): unknown {
  if (!isFields(held)) return held;
  const holder = ["pages", "records", "data"].find((name) => name in held);
  if (holder === undefined) return held;
  const inside = held[holder];
  if (holder === "pages" && Array.isArray(inside)) {
    const pages = inside.map((page) => mapCached(page, change));
    return isSame(pages, inside) ? held : { ...held, pages };
  }
  if (Array.isArray(inside)) {
    const records = inside.flatMap((record) =>
      isFields(record) ? (change(record, { inList: true }) ?? []) : record,
    );
    return isSame(records, inside) ? held : { ...held, [holder]: records };
  }
  const record = isFields(inside) ? (change(inside, { inList: false }) ?? inside) : inside;
  return record === inside ? held : { ...held, [holder]: record };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** The newer of two readings of a record; at the same instant the second. A deleted record stays deleted. */
function newerOf(listed: Fields, read: Fields): Fields {
  if (listed.deleted === true && read.deleted === false) return listed;
  const [before, now] = [listed.updated_at, read.updated_at];
  return typeof before === "string" && typeof now === "string" && before > now ? listed : read;
}

/**
 * A cached answer with newer readings of its records.
 *
 * @param read the other reading of a record, by its key
 * @param withDeleted deleted records stay in the list
 */
export const withReadings = (
  held: unknown,
  read: (key: string, record: Fields) => Fields | undefined,
  withDeleted: boolean,
): unknown =>
  mapCached(held, (record, { inList }) => {
    const key = recordKey(record);
    const reading = key === undefined ? undefined : read(key, record);
    return reading ? reread(record, reading, inList && !withDeleted) : record;
  });

/** The later of two readings; undefined where it shows that the record is not in that list any more. */
function reread(held: Fields, reading: Fields, leaves: boolean): Fields | undefined {
  const current = newerOf(held, reading);
  return current !== held && current.deleted === true && leaves ? undefined : current;
}

/** Whether a list was read with deleted records. `key` is that of its cached answer. */
export function listsDeleted(key: QueryKey): boolean {
  const asked = readKey(key)?.input;
  return isFields(asked) && asked.with_deleted === true;
}

/** A change, with the place of its record. */
interface Answered {
  /** Prefix of the keys of the resource's cached answers. */
  readonly resource: QueryKey;
  readonly record: unknown;
  /** The change was a deletion. */
  readonly gone: boolean;
  /** Whether the input of a read matches the record, for answers without a key. */
  readonly isAt: (asked: unknown) => boolean;
}

/**
 * Puts the answer to a change into every cached answer of the resource that has its record, before any is refetched:
 * it includes further fields that the service changed. Fields that it lacks stay.
 */
export function putAnswer(client: QueryClient, { resource, record, gone, isAt }: Answered): void {
  if (!isFields(record)) return;
  const answer = gone ? { ...record, deleted: true } : record;
  const key = recordKey(record);
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: resource })) {
    const at = key === undefined && isAt(readKey(queryKey)?.input);
    const deletedStay = listsDeleted(queryKey);
    const current = mapCached(state.data, (held, { inList }) => {
      const isIt = key === undefined ? at && !inList : recordKey(held) === key;
      return isIt ? reread(held, { ...held, ...answer }, inList && !deletedStay) : held;
    });
    // The age of the other records is unchanged.
    if (current !== state.data) client.setQueryData(queryKey, current, { updatedAt: state.dataUpdatedAt });
  }
}

/** The keys of all cached records of a resource. */
export const cachedKeys = (client: QueryClient, resource: QueryKey): ReadonlySet<string> =>
  new Set(client.getQueriesData({ queryKey: resource }).flatMap(([, held]) => [...keysIn(held)]));

/** A record of a resource in any cached answer, by its key; undefined where none has it. */
export const cachedRecord = (client: QueryClient, resource: QueryKey, key: string): Fields | undefined =>
  client
    .getQueriesData({ queryKey: resource })
    .flatMap(([, held]) => recordsIn(held))
    .filter(isFields)
    .findLast((record) => recordKey(record) === key);

/** The keys of the records in a cached answer. */
export const keysIn = (held: unknown): ReadonlySet<string> =>
  new Set(recordsIn(held).map((record) => recordKey(record) ?? ""));

/** The three cached forms of a list: in pages, whole, and as a single answer. */
type CachedList<T> =
  | { readonly pages: readonly { readonly data: readonly T[] }[] }
  | { readonly records: readonly T[] }
  | { readonly data: readonly T[] };

/** The records in a cached answer; none for anything else, such as a count. */
function recordsIn<T>(held: CachedList<T>): readonly T[];
function recordsIn(held: unknown): readonly unknown[];
function recordsIn(held: unknown): readonly unknown[] {
  if (!isFields(held)) return [];
  const { pages, records, data } = held;
  return Array.isArray(pages) ? pages.flatMap((page) => recordsIn(page)) : [records ?? data ?? []].flat();
}

/**
 * The records of an account that this tab has read with the list of their resource, for whatever purpose; the last
 * cached version of each, by `identify`. Reads nothing.
 */
export function cachedRecords<T>(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  list: AnyEndpoint,
  identify: (record: T) => string,
): readonly T[] {
  const found = new Map<string, T>();
  for (const [key, held] of client.getQueriesData<CachedList<T>>({ queryKey: adsKey(list, scope) })) {
    const asked = readKey(key)?.input;
    if (!held || !isFields(asked) || asked.account_id !== accountId) continue;
    for (const record of recordsIn(held)) found.set(identify(record), record);
  }
  return [...found.values()];
}

/** A cached list with records prepended; anything else unchanged. */
export function inFront(held: unknown, records: readonly unknown[]): unknown {
  if (records.length === 0 || !isFields(held)) return held;
  if (Array.isArray(held.pages)) {
    const [first, ...others] = held.pages;
    return { ...held, pages: [inFront(first, records), ...others] };
  }
  const holder = Array.isArray(held.records) ? "records" : "data";
  const inside = held[holder];
  return Array.isArray(inside) ? { ...held, [holder]: [...records, ...inside] } : held;
}
