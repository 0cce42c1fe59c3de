import type { QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { adsKey } from "@/lib/ads/client";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { knownRecord } from "@/lib/ads/known-records";
import type { Scope } from "@/lib/ads/scope";

/** What is needed of a record to keep it in lists. */
export interface ListedRecord {
  readonly id: string;
  readonly deleted: boolean;
  /** Instants of the service, which are in the order of their texts. */
  readonly updated_at: string;
}

/** How the records of a noun stand in the lists that have been read. */
export interface ListedNoun<Record extends ListedRecord, List extends AnyEndpoint> {
  readonly list: List;
  /** Whether a list that was asked for in this way shows a record that is new. */
  readonly shows: (record: Record, asked: z.output<List["params"]>) => boolean;
}

interface Page {
  readonly data: readonly ListedRecord[];
}

interface Pages {
  readonly pages: readonly Page[];
}

const isListed = (value: unknown): value is ListedRecord =>
  typeof value === "object" && value !== null && "id" in value && "updated_at" in value && "deleted" in value;
const isPage = (value: unknown): value is Page =>
  typeof value === "object" &&
  value !== null &&
  "data" in value &&
  Array.isArray(value.data) &&
  value.data.every(isListed);
const isPages = (value: unknown): value is Pages =>
  typeof value === "object" &&
  value !== null &&
  "pages" in value &&
  Array.isArray(value.pages) &&
  value.pages.every(isPage);

/** Of two readings of a record the later one; of one instant the second. What is deleted stays so. */
const newer = <Record extends ListedRecord>(listed: Record, read: Record): Record =>
  (listed.deleted && !read.deleted) || listed.updated_at > read.updated_at ? listed : read;

/**
 * Puts what the service answered about records into every list that was read and holds them, in front where they are
 * new; those that are deleted stay only where deleted ones are listed. An account may have tens of thousands: they are
 * not read again for some of them.
 */
export function putRecords<Record extends ListedRecord, List extends AnyEndpoint>(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  noun: ListedNoun<Record, List>,
  records: readonly Record[],
): void {
  if (records.length === 0) return;
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: adsKey(noun.list, scope) })) {
    const asked = noun.list.params.safeParse(queryKey.at(-1));
    if (!asked.success || asked.data.account_id !== accountId) continue;
    const input = asked.data as z.output<List["params"]>;
    const shown = records.filter((record) => noun.shows(record, input));
    const readingNow = state.fetchStatus !== "idle";
    let added = false;
    client.setQueryData(queryKey, (before: unknown) => {
      const put = withRecords(before, records, shown, asked.data.with_deleted === true);
      added = put.added;
      return put.data;
    });
    // A page under way would be put beside what was there before, without what is new.
    if (readingNow && added) void client.invalidateQueries({ queryKey, exact: true });
  }
}

function withRecords(
  before: unknown,
  records: readonly ListedRecord[],
  shown: readonly ListedRecord[],
  withDeleted: boolean,
): { readonly data: unknown; readonly added: boolean } {
  const pages = isPages(before) ? before.pages : isPage(before) ? [before] : undefined;
  if (!pages) return { data: before, added: false };
  const known = new Set(pages.flatMap(({ data }) => data.map(({ id }) => id)));
  const fresh = shown.filter(({ id, deleted }) => !deleted && !known.has(id));
  const latest = new Map(records.map((record) => [record.id, record]));
  const changed = pages.map((page, index) => {
    const first = index === 0 ? fresh : [];
    const current = replaced(page, (record) => latest.get(record.id), withDeleted);
    return first.length === 0 ? current : { ...current, data: [...first, ...current.data] };
  });
  return { data: isPages(before) ? { ...before, pages: changed } : changed[0], added: fresh.length > 0 };
}

/** A page with newer readings of its records; the page itself where there are none. */
function replaced(
  page: Page,
  read: (record: ListedRecord) => ListedRecord | undefined,
  withDeleted: boolean,
): Page {
  let changed = false;
  const data = page.data.flatMap((record) => {
    const answer = read(record);
    const current = answer ? newer(record, answer) : record;
    changed ||= current !== record;
    return current.deleted && current !== record && !withDeleted ? [] : current;
  });
  return changed ? { ...page, data } : page;
}

/**
 * A list as it was read, with what changes and looks of this tab have shown since it was asked for. A page that was
 * given before a change may arrive after its answer.
 *
 * @returns the list itself where nothing in it is older than what is known
 */
export function withKnownRecords(key: readonly unknown[], list: unknown): unknown {
  const [kind, environment, , noun, , asked] = key;
  if (kind !== "ads" || (environment !== "live" && environment !== "sandbox")) return list;
  const withDeleted = z.object({ with_deleted: z.literal(true) }).safeParse(asked).success;
  const current = (page: Page) =>
    replaced(
      page,
      (record) => {
        const known = knownRecord(environment, String(noun), record.id);
        // Of one instant the list is the later reading: whether a record serves changes by itself.
        return isListed(known) && (known.updated_at > record.updated_at || known.deleted) ? known : undefined;
      },
      withDeleted,
    );
  if (isPage(list)) return current(list);
  if (!isPages(list)) return list;
  const pages = list.pages.map(current);
  return pages.some((page, index) => page !== list.pages[index]) ? { ...list, pages } : list;
}
