import "server-only";
import type * as z from "zod";
import { type AnyEndpoint, PAGE_MAX } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as funding from "@/lib/ads/endpoints/funding-instruments";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";
import type { Answered } from "@/lib/ads/read-answer";
import { campaignsInput, listedCampaignName } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import { readDeleted } from "@/lib/grid/rows";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { LINE_ITEM_RECORDS } from "@/lib/line-items/line-item-records";
import { toBatches } from "@/lib/lists/arrange";
import type { AccountRecord } from "@/lib/records/record-columns";
import type { RecordResource } from "@/lib/records/record-resource";
import { toldByLineItems } from "@/lib/statistics-reader/campaign-line-items";
import type { ShownEntity } from "@/lib/statistics-reader/question";
import type { StoredNumbers } from "@/lib/statistics-reader/stored-numbers";
import { type FollowedView, type OpenList, openList } from "./open-list";
import type { FollowedRecords } from "./report";

/** By whose means records are read, and of which account. */
interface RecordReader {
  readonly page: PageRead;
  readonly accountId: string;
}

/** The records of a list as they were read just now. */
interface ReadList extends Pick<OpenList, "things"> {
  /** When the service told the first of them, in milliseconds. */
  readonly asOf: number;
  readonly choose: (numbers: () => Promise<StoredNumbers>) => Promise<FollowedRecords>;
}

/** A list whose records reports follow. */
export interface FollowedList {
  readonly entity: ShownEntity;
  /** As in the address of its page, and in what is known of changes. */
  readonly resource: string;
  /** Whoever may use all of these reads it. */
  readonly needs: readonly Pick<AnyEndpoint, "access">[];
  /** Reads all of it; throws what `readForPage` throws, RangeError for a list that is too long. */
  readonly read: (reader: RecordReader, view: FollowedView) => Promise<ReadList>;
  /**
   * What was chosen of it, with what became of records since.
   *
   * @param changed as the service answered changes
   */
  readonly open: (chosen: FollowedRecords, view: FollowedView, changed: readonly unknown[]) => OpenList;
}

type Listed = AccountRecord & { readonly updated_at: string };

interface Source<Row extends Listed, Column extends string, FilterId extends string> {
  readonly resource: RecordResource<Row, Column, FilterId>;
  readonly entity: ShownEntity;
  readonly record: z.ZodType<Row>;
  readonly needs: FollowedList["needs"];
  readonly records: (reader: RecordReader, withDeleted: boolean) => Promise<Whole<Row>>;
  /** What is called how that they refer to. */
  readonly names: (reader: RecordReader) => Promise<ReadonlyMap<string, string>>;
  /** What a record is after, where it says so itself. */
  readonly objectivesOf?: (row: Row) => readonly string[];
  /** The same where others say it. */
  readonly objectivesByOthers?: (
    reader: RecordReader,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
}

function followedList<Row extends Listed, Column extends string, FilterId extends string>(
  source: Source<Row, Column, FilterId>,
): FollowedList {
  const { resource, entity, record: schema, objectivesOf = () => [] } = source;
  const countedAs = (id: string) => ({ entity, id });
  const entryOf = (row: Row, objectives = objectivesOf(row)) => ({ row, kept: row, objectives });
  const withOthers = async (reader: RecordReader, { rows, ...chosen }: FollowedRecords) => {
    const ids = rows.flatMap(({ record }) => schema.safeParse(record).data?.id ?? []);
    const told = await source.objectivesByOthers?.(reader, ids);
    const after = (record: unknown) => told?.get(schema.safeParse(record).data?.id ?? "");
    return {
      ...chosen,
      rows: rows.map(({ record, objectives }) => ({
        record,
        objectives: [...(after(record) ?? objectives)],
      })),
    };
  };
  return {
    entity,
    resource: resource.name,
    needs: source.needs,
    async read(reader, view) {
      const deleted = readDeleted(new URLSearchParams(view.query ?? "").get("deleted"));
      const { records, asOf } = await source.records(reader, deleted !== "hidden");
      const names = await source.names(reader);
      const entries = records.map((row) => entryOf(row));
      const list = openList({ resource, view, entries, names, countedAs });
      return {
        asOf,
        things: list.things,
        choose: async (numbers) => withOthers(reader, await list.choose(numbers)),
      };
    },
    open({ rows, names }, view, changed) {
      const entries = new Map(
        rows.flatMap(({ record, objectives }) => {
          const { data } = schema.safeParse(record);
          return data ? [[data.id, entryOf(data, objectives)] as const] : [];
        }),
      );
      for (const record of changed) {
        const { data } = schema.safeParse(record);
        const known = data && entries.get(data.id);
        // Instants of the service are in the order of their texts.
        if (!data || (known && known.row.updated_at >= data.updated_at)) continue;
        entries.set(data.id, entryOf(data, known?.objectives));
      }
      const of = { resource, view, names: new Map(Object.entries(names)), countedAs };
      return openList({ ...of, entries: [...entries.values()] });
    },
  };
}

/** Pages of a list that are read for reports: of a longer one they keep the records that they have. */
const PAGES_MAX = 20;

interface Whole<Row> {
  readonly records: readonly Row[];
  readonly asOf: number;
}

async function whole<Row>(
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

/** Reads something once for each reader and wish, for all reports that need it. */
function oncePerReader<T>(read: (reader: RecordReader, withDeleted: boolean) => Promise<T>) {
  const known = new WeakMap<RecordReader, Map<boolean, Promise<T>>>();
  return (reader: RecordReader, withDeleted: boolean): Promise<T> => {
    const mine = known.get(reader) ?? new Map<boolean, Promise<T>>();
    known.set(reader, mine);
    const reading = mine.get(withDeleted) ?? read(reader, withDeleted);
    mine.set(withDeleted, reading);
    return reading;
  };
}

const wholeCampaigns = oncePerReader(({ page, accountId }, withDeleted) =>
  whole((part) =>
    readForPage(page, campaigns.list, {
      ...campaignsInput(accountId, { withDeleted, sort: CAMPAIGN_RECORDS.usualSort }),
      ...part,
    }),
  ),
);

const wholeLineItems = oncePerReader(({ page, accountId }, withDeleted) =>
  whole((part) =>
    readForPage(page, lineItems.list, {
      ...lineItemsInput(accountId),
      ...(withDeleted && { with_deleted: true }),
      ...part,
    }),
  ),
);

const wholeFunding = oncePerReader(({ page, accountId }, withDeleted) =>
  whole((part) =>
    readForPage(page, funding.list, { account_id: accountId, with_deleted: withDeleted, ...part }),
  ),
);

const LISTS: readonly FollowedList[] = [
  followedList({
    resource: CAMPAIGN_RECORDS,
    entity: "CAMPAIGN",
    record: campaigns.campaignRecord,
    needs: [campaigns.list, funding.list, lineItems.list],
    records: wholeCampaigns,
    async names(reader) {
      const { records } = await wholeFunding(reader, true);
      return new Map(records.map(({ id, description }) => [id, description || id]));
    },
    async objectivesByOthers({ page, accountId }, ids) {
      const told = new Map<string, readonly string[]>();
      for (const some of toBatches(ids, IDS_MAX)) {
        for (const [id, { objectives }] of await toldByLineItems(page, accountId, some)) {
          told.set(id, objectives);
        }
      }
      return told;
    },
  }),
  followedList({
    resource: LINE_ITEM_RECORDS,
    entity: "LINE_ITEM",
    record: lineItems.lineItemRecord,
    needs: [lineItems.list, campaigns.list],
    records: wholeLineItems,
    // A line item may outlive its campaign.
    async names(reader) {
      const { records } = await wholeCampaigns(reader, true);
      return new Map(records.map((campaign) => [campaign.id, listedCampaignName(campaign)]));
    },
    objectivesOf: ({ objective }) => [objective],
  }),
];

/** The list whose records a report follows; undefined for those of which only the numbers do. */
export const followedListOf = ({
  follows: { rows },
}: Pick<FollowedView, "follows">): FollowedList | undefined =>
  LISTS.find(({ entity }) => rows[0]?.entity === entity);
