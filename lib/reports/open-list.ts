import type { Filter } from "@/lib/grid/filters";
import { addressView } from "@/lib/records/address-view";
import { type Arrangement, arrangeRecords } from "@/lib/records/arrange-records";
import { measureOfColumn, type ReadRecords, withStatistics } from "@/lib/records/measure-columns";
import { isPaceColumn } from "@/lib/records/pace-columns";
import type { AccountRecord } from "@/lib/records/record-columns";
import type { RecordResource } from "@/lib/records/record-resource";
import { partsFor } from "@/lib/statistics/measures";
import type { CountedAs } from "@/lib/statistics-reader/ask-for-rows";
import type { StoredNumbers, StoredThing } from "@/lib/statistics-reader/stored-numbers";
import { type FollowedRecords, REPORT_ROWS_MAX, type ReportFollows, type ReportView } from "./report";
import { reportOfView } from "./report-of-view";

/** Which records a report is of. */
export interface FollowedView {
  /** As in an address; null for records that were chosen by hand. */
  readonly query: string | null;
  /** Those it was made with. */
  readonly follows: ReportFollows;
  /** Its columns, in order. */
  readonly columns: readonly string[];
  /** IANA. */
  readonly zone: string;
}

/** A record of a list, with its objectives. */
interface Entry<Row, Stored> {
  readonly row: Row;
  readonly stored: Stored;
  readonly objectives: readonly string[];
}

/** Records of a list for a view. */
interface OpenRecords<Row, Column extends string, FilterId extends string, Stored> {
  readonly resource: RecordResource<Row & AccountRecord, Column, FilterId>;
  readonly view: FollowedView;
  readonly entries: readonly Entry<Row & AccountRecord, Stored>[];
  /** The names of referenced records, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** The service's entity of a row. */
  readonly countedAs: (rowId: string) => CountedAs;
}

/** A report's view of a list, before its numbers are known. */
export interface OpenList {
  /** It has a fixed set of records. */
  readonly fixed: boolean;
  /** The records to read numbers for: all that pass the filters on their own fields. */
  readonly things: readonly StoredThing[];
  /** Its records, up to the maximum of a report, with the numbers that order or filter them. */
  readonly choose: (numbers: () => Promise<StoredNumbers | undefined>) => Promise<FollowedRecords>;
  /** Its rows as a report draws them. */
  readonly draw: (
    around: Omit<Parameters<typeof reportOfView>[0], "columns" | "ids" | "rows" | "nameOf">,
    numbers: StoredNumbers,
    of: { readonly compares: boolean; readonly atLeast: number },
  ) => ReportView;
}

/** The records of a list in a view. */
export function openList<Row extends AccountRecord, Column extends string, FilterId extends string, Stored>({
  resource,
  view,
  entries,
  names,
  countedAs,
}: OpenRecords<Row, Column, FilterId, Stored>): OpenList {
  const nameOf = (id: string) => names.get(id) ?? id;
  const { fixed, ...asked } = arrangementOf(resource, view, nameOf);
  const byNumbers = ({ field }: Pick<Filter<FilterId>, "field">) => measureOfColumn(field) !== undefined;
  const made = new Set(view.follows.rows.map(keyOf));
  const passing = arrangeRecords(
    resource,
    entries.flatMap(({ row }) => (!fixed || made.has(keyOf(countedAs(row.id))) ? row : [])),
    { ...asked, filters: asked.filters.filter((filter) => !byNumbers(filter)) },
  );
  const entryOf = new Map(entries.map((entry) => [entry.row.id, entry]));
  const needed = [...view.columns, asked.sort.column, ...asked.filters.map(({ field }) => field)];
  const measures = needed.map(measureOfColumn).filter((id) => id !== undefined);
  const things = passing.map(({ id }) => {
    const objectives = entryOf.get(id)?.objectives ?? [];
    return { ...countedAs(id), objectives, parts: partsFor(measures, objectives) };
  });
  const placeOf = new Map(passing.map(({ id }, place) => [id, place]));
  const measured = ({ at }: StoredNumbers, compares: boolean) => {
    const of = (range: number) => (id: string) => at(placeOf.get(id) ?? -1, range);
    const [now, before] = [of(1), of(2)];
    const read: ReadRecords = {
      of: of(0),
      finality: "final",
      ...(compares && { compared: (id) => ({ now: now(id), before: before(id) }) }),
    };
    return withStatistics(resource, read);
  };
  const arranged = asked.filters.some(byNumbers) || measureOfColumn(asked.sort.column) !== undefined;
  return {
    fixed,
    things,
    async choose(numbers) {
      // With few records all are stored, and arranged by the numbers of the day on which the report is opened.
      const known = passing.length > REPORT_ROWS_MAX && arranged ? await numbers() : undefined;
      const chosen = known ? arrangeRecords(measured(known, true), passing, asked) : passing;
      const rows = chosen.slice(0, REPORT_ROWS_MAX);
      return {
        count: chosen.length,
        rows: rows.flatMap(({ id }) => {
          const { stored: record, objectives = [] } = entryOf.get(id) ?? {};
          return record === undefined ? [] : [{ record, objectives: [...objectives] }];
        }),
        names: Object.fromEntries(referredBy(resource, rows).map((id) => [id, nameOf(id)])),
      };
    },
    draw(around, numbers, { compares, atLeast }) {
      const { columns, ...rest } = measured(numbers, compares);
      const rows = arranged ? arrangeRecords({ columns, ...rest }, passing, asked) : passing;
      const ids = view.columns.flatMap((id) => columns.ids.find((each) => each === id) ?? []);
      const drawn = reportOfView({ ...around, columns, ids, rows, nameOf });
      return { ...drawn, count: Math.max(drawn.count, atLeast) };
    },
  };
}

const keyOf = ({ entity, id }: CountedAs) => `${entity} ${id}`;

/**
 * The arrangement of a view. Pacing and staged changes are not stored: a view that depends on these has fixed records.
 */
function arrangementOf<Row extends AccountRecord, Column extends string, FilterId extends string>(
  resource: RecordResource<Row, Column, FilterId>,
  { query, zone }: FollowedView,
  referredName: (id: string) => string,
): Arrangement<Column, FilterId> & { readonly fixed: boolean } {
  const params = new URLSearchParams(query ?? "");
  const { search, filters, deleted, sort } = addressView(resource, params);
  const fixed =
    query === null || params.get("staged") === "only" || filters.some(({ field }) => isPaceColumn(field));
  return {
    fixed,
    search: fixed ? "" : search,
    filters: fixed ? [] : filters,
    deleted,
    zone,
    sort: isPaceColumn(sort.column) ? resource.usualSort : sort,
    referredName,
  };
}

/** The ids of all records that rows refer to in any of their columns. */
function referredBy<Row extends AccountRecord, Column extends string, FilterId extends string>(
  { columns }: RecordResource<Row, Column, FilterId>,
  rows: readonly Row[],
): readonly string[] {
  const values = columns.ids.map((id) => columns.of(id).value);
  const ids = values.flatMap((value) => (value.kind === "reference" ? rows.map(value.of) : []));
  return [...new Set(ids)];
}
