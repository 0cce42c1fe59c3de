import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type * as z from "zod";
import { inFront, isFields, keysIn, listsDeleted, recordKey, withReadings } from "@/lib/ads/cached-records";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { knownRecord } from "@/lib/ads/known-records";
import { adsKey, readKey } from "@/lib/ads/query-key";
import { readAgain } from "@/lib/ads/read-again";
import type { Scope } from "@/lib/ads/scope";

/** The parts of a record that lists need, besides its key. */
interface ListedRecord {
  readonly deleted: boolean;
  /** Instants of the service, which sort like their texts. */
  readonly updated_at: string;
}

/** How the records of a resource appear in the lists that have been read. */
export interface ListedResource<Record extends ListedRecord, List extends AnyEndpoint> {
  readonly list: List;
  /** Whether a list with this input includes a new record. */
  readonly shows: (record: Record, asked: z.output<List["params"]>) => boolean;
}

/**
 * Updates records from a response of the service in every cached list, prepending new ones; deleted ones stay only
 * where deleted ones are listed. An account may have tens of thousands: the lists are not refetched for a few.
 */
export function putRecords<Record extends ListedRecord, List extends AnyEndpoint>(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  { list, shows }: ListedResource<Record, List>,
  records: readonly Record[],
): void {
  if (records.length === 0) return;
  const latest = new Map(
    records.flatMap((record) => (isFields(record) ? [[recordKey(record) ?? "", record]] : [])),
  );
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: adsKey(list, scope) })) {
    const asked = list.params.safeParse(readKey(queryKey)?.input);
    if (!asked.success || asked.data.account_id !== accountId) continue;
    const input = asked.data as z.output<List["params"]>;
    const shown = records.filter((record) => !record.deleted && shows(record, input));
    const known = keysIn(state.data);
    const fresh = shown.filter((record) => !known.has(recordKey(record) ?? ""));
    const readingNow = state.fetchStatus !== "idle";
    client.setQueryData(queryKey, (held: unknown) =>
      inFront(
        withReadings(held, (key) => latest.get(key), listsDeleted(queryKey)),
        fresh,
      ),
    );
    // A pending page would be appended to the previous list, without the new records.
    if (readingNow && fresh.length > 0) void readAgain(client, { queryKey, exact: true });
  }
}

/**
 * A list with the changes and lookups that this tab has seen since the list was requested. A page that was generated
 * before a change may arrive after its answer.
 *
 * @returns the list itself where nothing in it is outdated
 */
export function withKnownRecords(key: QueryKey, list: unknown): unknown {
  const read = readKey(key);
  if (!read) return list;
  return withReadings(
    list,
    (id, { updated_at: listed }) => {
      const known = knownRecord(read.environment, read.resource, id);
      // At the same instant the list is newer: whether a record serves changes without an update.
      return known && (String(known.updated_at) > String(listed) || known.deleted === true)
        ? known
        : undefined;
    },
    listsDeleted(key),
  );
}
