import "server-only";
import type * as z from "zod";
import { type AnyEndpoint, PAGE_MAX } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import type { Answered } from "@/lib/ads/read-answer";
import { campaignsInput, listedCampaignName } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import { readDeleted } from "@/lib/grid/rows";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import type { AccountRecord } from "@/lib/records/record-columns";
import type { RecordResource } from "@/lib/records/record-resource";
import type { CountedAs } from "@/lib/statistics-reader/ask-for-rows";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import type { StoredNumbers } from "@/lib/statistics-reader/stored-numbers";
import { type FollowedView, type OpenList, openList } from "./open-list";
import type { FollowedRecords } from "./report";

/** The credentials and account for reading records. */
export interface RecordReader {
  readonly page: PageRead;
  readonly accountId: string;
}

/** The records of a list as they were read just now. */
interface ReadList extends Pick<OpenList, "things"> {
  /** When the first of them was read, in milliseconds. */
  readonly asOf: number;
  readonly choose: (numbers: () => Promise<StoredNumbers | undefined>) => Promise<FollowedRecords>;
}

/** A list whose records reports follow. */
export interface FollowedList {
  readonly entities: readonly ShownEntity[];
  /** The entity of its records in the change log; left out where the log does not have them in this form. */
  readonly logged?: Logged;
  /** Needed to read it. */
  readonly needs: readonly Pick<AnyEndpoint, "access">[];
  /** Reads the whole list; throws what `readForPage` throws, RangeError for a list that is too long. */
  readonly read: (reader: RecordReader, view: FollowedView) => Promise<ReadList>;
  /**
   * The chosen records, with later changes applied.
   *
   * @param changed in the form in which the service answers changes
   */
  readonly open: (chosen: FollowedRecords, view: FollowedView, changed: readonly unknown[]) => OpenList;
}

interface Logged {
  readonly entity: string;
  /** The first part of the names of their endpoints. */
  readonly resource: string;
}

type Listed = AccountRecord & { readonly updated_at: string };

interface Source<Row extends Listed, Column extends string, FilterId extends string, Stored>
  extends Pick<FollowedList, "entities" | "logged" | "needs"> {
  readonly resource: RecordResource<Row, Column, FilterId>;
  /** The service's entity of a row. */
  readonly countedAs: (rowId: string) => CountedAs;
  /** What is stored of a record. */
  readonly stored: z.ZodType<Stored>;
  readonly rowOf: (stored: Stored) => Row | undefined;
  readonly records: (reader: RecordReader, withDeleted: boolean) => Promise<Whole<Stored>>;
  /** The names of referenced records. */
  readonly names: (reader: RecordReader) => Promise<ReadonlyMap<string, string>>;
  /** The objectives of a record, if it has them itself. */
  readonly objectivesOf?: (row: Row) => readonly string[];
  /** The same, if other records have them. */
  readonly objectivesByOthers?: (
    reader: RecordReader,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
}

export function followedList<Row extends Listed, Column extends string, FilterId extends string, Stored>(
  source: Source<Row, Column, FilterId, Stored>,
): FollowedList {
  const { resource, entities, logged, needs, countedAs, objectivesOf = () => [] } = source;
  const entryOf = (stored: Stored, objectives?: readonly string[]) => {
    const row = source.rowOf(stored);
    return row && { row, stored, objectives: objectives ?? objectivesOf(row) };
  };
  const readStored = (record: unknown, objectives?: readonly string[]) => {
    const { data } = source.stored.safeParse(record);
    return data && entryOf(data, objectives);
  };
  const withOthers = async (reader: RecordReader, { rows, ...chosen }: FollowedRecords) => {
    const ids = rows.map(({ record }) => readStored(record)?.row.id ?? "");
    const byOthers = await source.objectivesByOthers?.(reader, ids);
    return {
      ...chosen,
      rows: rows.map(({ record, objectives }, place) => ({
        record,
        objectives: [...(byOthers?.get(ids[place] ?? "") ?? objectives)],
      })),
    };
  };
  return {
    entities,
    ...(logged && { logged }),
    needs,
    async read(reader, view) {
      const deleted = readDeleted(new URLSearchParams(view.query ?? "").get("deleted"));
      const { records, asOf } = await source.records(reader, deleted !== "hidden");
      const names = await source.names(reader);
      const entries = records.flatMap((record) => entryOf(record) ?? []);
      const list = openList({ resource, view, entries, names, countedAs });
      return {
        asOf,
        things: list.things,
        choose: async (numbers) => withOthers(reader, await list.choose(numbers)),
      };
    },
    open({ rows, names }, view, changed) {
      const known = rows.flatMap(({ record, objectives }) => readStored(record, objectives) ?? []);
      const entries = new Map(known.map((entry) => [entry.row.id, entry]));
      for (const record of changed) {
        const entry = readStored(record);
        if (!entry) continue;
        const before = entries.get(entry.row.id);
        // Instants of the service sort like their texts.
        if (before && before.row.updated_at >= entry.row.updated_at) continue;
        entries.set(entry.row.id, before ? { ...entry, objectives: before.objectives } : entry);
      }
      const of = { resource, view, names: new Map(Object.entries(names)), countedAs };
      return openList({ ...of, entries: [...entries.values()] });
    },
  };
}

/** Pages of a list that are read for reports: longer lists keep their previous records. */
const PAGES_MAX = 20;

export interface Whole<Row> {
  readonly records: readonly Row[];
  readonly asOf: number;
}

export async function whole<Row>(
  readPage: (part: {
    readonly count: number;
    readonly cursor?: string;
  }) => Promise<Pick<Answered<AnyEndpoint>, "nextCursor" | "asOf"> & { readonly data: readonly Row[] }>,
): Promise<Whole<Row>> {
  const records: Row[] = [];
  let asOf = Number.POSITIVE_INFINITY;
  let cursor: string | null = null;
  for (let at = 0; at < PAGES_MAX; at += 1) {
    const page = await readPage({ count: PAGE_MAX, ...(cursor !== null && { cursor }) });
    records.push(...page.data);
    asOf = Math.min(asOf, page.asOf);
    cursor = page.nextCursor;
    if (cursor === null) return { records, asOf };
  }
  throw new RangeError(`More than ${PAGES_MAX} pages of records are not read for reports`);
}

/** Reads something once for each reader and input, for all reports that need it. */
export function oncePerReader<T>(read: (reader: RecordReader, withDeleted: boolean) => Promise<T>) {
  const known = new WeakMap<RecordReader, Map<boolean, Promise<T>>>();
  return (reader: RecordReader, withDeleted: boolean): Promise<T> => {
    const mine = known.get(reader) ?? new Map<boolean, Promise<T>>();
    known.set(reader, mine);
    const reading = mine.get(withDeleted) ?? read(reader, withDeleted);
    mine.set(withDeleted, reading);
    return reading;
  };
}

export const wholeCampaigns = oncePerReader(({ page, accountId }, withDeleted) =>
  whole((part) =>
    readForPage(page, campaigns.list, {
      ...campaignsInput(accountId, { withDeleted, sort: CAMPAIGN_RECORDS.usualSort }),
      ...part,
    }),
  ),
);

export const wholeLineItems = oncePerReader(({ page, accountId }, withDeleted) =>
  whole((part) =>
    readForPage(page, lineItems.list, {
      ...lineItemsInput(accountId),
      ...(withDeleted && { with_deleted: true }),
      ...part,
    }),
  ),
);

/** The names of campaigns by their ids, including deleted ones: a line item may outlive its campaign. */
export async function campaignNames(reader: RecordReader): Promise<ReadonlyMap<string, string>> {
  const { records } = await wholeCampaigns(reader, true);
  return new Map(records.map((campaign) => [campaign.id, listedCampaignName(campaign)]));
}
