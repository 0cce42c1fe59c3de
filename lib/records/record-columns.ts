import type { Delivery } from "@/lib/delivery/delivery";
import { deliveryFilters } from "@/lib/delivery/delivery-filters";
import { mainReason, REASON_NAMES } from "@/lib/delivery/delivery-words";
import { byCodePoint } from "@/lib/format/lists";
import { type Column, type GridColumns, type Layout, layoutOf } from "@/lib/grid/columns";
import { type CsvColumn, csvMoney, csvText, inCurrency } from "@/lib/grid/csv-columns";
import type { FilterField, FilterFields } from "@/lib/grid/filters";
import type { GroupSum } from "@/lib/grid/group-head";
import type { Grouping } from "@/lib/grid/groups";
import type { GridRecord } from "@/lib/grid/rows";
import { bySize, type Order } from "@/lib/grid/sort";
import { amountSums, distinctSums } from "@/lib/grid/sums";
import { placeIn } from "@/lib/lists/arrange";
import type { ShownFigure } from "@/lib/statistics/figures";
import type { MeasureUnit } from "@/lib/statistics/measures";
import type { SpendPace } from "@/lib/statistics/pacing";
import type { AmountEdit, CellEdit, TextEdit, TimeEdit } from "./cell-edits";

/** The common fields of an account's records. */
export interface AccountRecord extends GridRecord {
  /** ISO 4217. */
  readonly currency: string;
}

/** The name of a referenced record, by its id; the id itself while the name is unknown. */
export type NameOf = (id: string) => string;

/** Whether a record serves, and the id of another one that this depends on. */
interface Judged<Row> {
  readonly of: (row: Row) => Delivery;
  readonly needs?: (row: Row) => string;
}

/** The content of a cell, for the components that render it. */
export type CellValue<Row> =
  /** `none` names the missing value, "No budget set". */
  | { readonly kind: "text"; readonly of: (row: Row) => string | null; readonly none?: string }
  /** As the service writes it: ids and codes. */
  | { readonly kind: "code"; readonly of: (row: Row) => string }
  /** Micros of the record's currency. */
  | { readonly kind: "money"; readonly of: (row: Row) => string | null; readonly none?: string }
  /** An instant, shown on the account's clocks; `none` names the missing value, "No end". */
  | {
      readonly kind: "time";
      readonly of: (row: Row) => string | null;
      readonly show?: "day";
      readonly none?: string;
    }
  /** Another record by its id, shown by its name. */
  | { readonly kind: "reference"; readonly of: (row: Row) => string }
  /** Whether it serves, in a word. */
  | (Judged<Row> & { readonly kind: "status" })
  /** Why it does not serve. */
  | (Judged<Row> & { readonly kind: "reasons" })
  /** A figure of its statistics, or why there is none. */
  | { readonly kind: "figure"; readonly unit: MeasureUnit; readonly of: (row: Row) => ShownFigure }
  /** Its pacing, or why that is unknown. */
  | { readonly kind: "pace"; readonly of: (row: Row) => SpendPace }
  /** Rendered by the resource itself. */
  | { readonly kind: "own" };

/** Whether a cell shows a figure rather than a field of the record. */
export const isStatistic = ({ kind }: CellValue<never>): boolean => kind === "figure" || kind === "pace";

/** A column of a file, besides its heading. */
type FileCell<Row> = Omit<CsvColumn<Row>, "heading" | "text"> & {
  readonly text: (row: Row, nameOf: NameOf) => string;
};

/**
 * One column of the grid of a resource: how it is shown, edited, ordered, filtered, grouped, added up and exported.
 * Without a part, that is not possible.
 */
export interface RecordColumn<Row, Change = unknown> extends Column {
  readonly value: CellValue<Row>;
  /** How its cells are edited, pasted into and imported; left out where the service has no edit. */
  readonly edits?: CellEdit<Row, Change>;
  /** Fields of the record that the cell shows, whose staged changes it marks; by default the one it edits. */
  readonly shows?: readonly (keyof Row & string)[];
  /** Width of the window, in pixels, from which it is one of the default columns; left out, it is not. */
  readonly usualFrom?: number;
  readonly order: (nameOf: NameOf) => Order<Row>;
  readonly filter?: FilterField<Row>;
  readonly group?: (nameOf: NameOf) => Grouping<Row>;
  /** The totals of rows, shown for each group. */
  readonly summed?: (rows: readonly Row[]) => readonly GroupSum[];
  /** Columns of a file, by their heading; empty for the column's own. */
  readonly file: Readonly<Record<string, FileCell<Row>>>;
}

type Basics<Row> = Column & Pick<RecordColumn<Row>, "usualFrom" | "shows">;
type Edits<Row, Change> = Pick<RecordColumn<Row, Change>, "edits">;
type Own<Edit extends { readonly kind: string }> = Omit<Edit, "kind" | "of">;

const OWN_HEADING = "";

/** Text that is typed. */
export function textColumn<Row, Change = never>({
  of,
  edits,
  none,
  filter,
  group,
  identifier,
  ...column
}: Basics<Row> & {
  readonly of: (row: Row) => string | null;
  /** `of` where the edited value differs from the shown one. */
  readonly edits?: Own<TextEdit<Row, Change>> & Partial<Pick<TextEdit<Row, Change>, "of">>;
  readonly none?: string;
  /** By its words, or by presence. */
  readonly filter?: "text" | "presence";
  /** Its digits are no number. */
  readonly identifier?: boolean;
  readonly group?: boolean;
}): RecordColumn<Row, Change> {
  const { label } = column;
  return {
    ...column,
    ...(edits && { edits: { of: (row: Row) => of(row) ?? "", ...edits, kind: "text" } }),
    value: { kind: "text", of, ...(none !== undefined && { none }) },
    order: () => ({ key: of }),
    ...(filter === "text" && { filter: { label, kind: filter, of: (row: Row) => of(row) ?? "" } }),
    ...(filter === "presence" && { filter: { label, kind: filter, of } }),
    ...(group && { group: () => ({ keyOf: of, ...(none !== undefined && { none }) }) }),
    file: { [OWN_HEADING]: { text: (row) => csvText(of(row)), ...(identifier && { identifier }) } },
  };
}

/** An id or a code, shown unchanged. */
export function codeColumn<Row>({
  of,
  identifier,
  ...column
}: Basics<Row> & {
  readonly of: (row: Row) => string;
  readonly identifier?: boolean;
}): RecordColumn<Row, never> {
  return {
    ...column,
    value: { kind: "code", of },
    order: () => ({ key: of, ...(identifier && { texts: byCodePoint }) }),
    file: { [OWN_HEADING]: { text: of, ...(identifier && { identifier }) } },
  };
}

/** An amount of the record's currency. */
export function moneyColumn<Row extends AccountRecord, Change = never>({
  of,
  edits,
  none,
  ...column
}: Basics<Row> & {
  readonly of: (row: Row) => string | null;
  readonly edits?: Own<AmountEdit<Row, Change>>;
  readonly none?: string;
}): RecordColumn<Row, Change> {
  return {
    numeric: true,
    ...column,
    ...(edits && { edits: { ...edits, of, kind: "amount" } }),
    value: { kind: "money", of, ...(none !== undefined && { none }) },
    order: () => ({ key: of, texts: bySize }),
    filter: {
      label: column.label,
      kind: "money",
      of: (row) => ({ amount: of(row), currency: row.currency }),
    },
    summed: (rows) => amountSums(rows, of),
    file: { [OWN_HEADING]: { text: (row) => csvMoney(of(row), row.currency), counted: inCurrency } },
  };
}

/** An instant. */
export function timeColumn<Row, Change = never>({
  of,
  edits,
  filter,
  show,
  none,
  ...column
}: Basics<Row> & {
  readonly of: (row: Row) => string | null;
  readonly edits?: Own<TimeEdit<Row, Change>>;
  readonly filter?: boolean;
  /** The day alone, where the time matters to few. */
  readonly show?: "day";
  readonly none?: string;
}): RecordColumn<Row, Change> {
  const { label } = column;
  return {
    ...column,
    ...(edits && { edits: { ...edits, of, kind: "time" } }),
    value: { kind: "time", of, ...(show && { show }), ...(none !== undefined && { none }) },
    order: () => ({ key: of, texts: byCodePoint }),
    ...(filter && {
      filter: { label, kind: "days", of: (row: Row) => ({ from: of(row), to: of(row) }) },
    }),
    file: { [OWN_HEADING]: { text: (row) => csvText(of(row)), instant: true } },
  };
}

/** One or several of the service's own values, shown in words. */
export function choiceColumn<Row, Change = never>({
  of,
  edits,
  words,
  values,
  ordered = false,
  group,
  filter,
  together = (row) => of(row).map(words).join(", "),
  ...column
}: Basics<Row> & {
  readonly of: (row: Row) => readonly string[];
  readonly words: (value: string) => string;
  /** All values in words, where that is not a plain list. */
  readonly together?: (row: Row) => string;
  readonly values: readonly string[];
  /** The values have a meaningful order, such as by urgency: so do their records and groups. */
  readonly ordered?: boolean;
  /** Its label among the filters, if that differs from the grid's. */
  readonly filter?: string;
  readonly group?: boolean;
} & Edits<Row, Change>): RecordColumn<Row, Change> {
  return {
    ...column,
    ...(edits && { edits }),
    value: { kind: "text", of: together },
    order: () => ({ key: ordered ? (row) => placeIn(values, of(row)[0] ?? "") : together }),
    filter: { label: filter ?? column.label, kind: "choice", values, words, of },
    ...(group && {
      group: () => ({ keyOf: (row: Row) => of(row).join(" "), words, ...(ordered && { keys: values }) }),
    }),
    file: { [OWN_HEADING]: { text: (row) => of(row).join(" ") } },
  };
}

/** Another record of the account, shown by its name. */
export function referenceColumn<Row extends AccountRecord>({
  of,
  counts,
  ...column
}: Basics<Row> & {
  readonly of: (row: Row) => string;
  /** Singular and plural, for groups that count the distinct values of their rows. */
  readonly counts?: readonly [string, string];
}): RecordColumn<Row, never> {
  return {
    ...column,
    ...(counts && { summed: (rows: readonly Row[]) => distinctSums(rows, of, counts) }),
    value: { kind: "reference", of },
    order: (nameOf) => ({ key: (row) => nameOf(of(row)) }),
    // Which there are is known to the page alone.
    filter: { label: column.label, kind: "choice", values: [], words: (id) => id, of: (row) => [of(row)] },
    group: (nameOf) => ({ keyOf: of, words: nameOf }),
    file: { [OWN_HEADING]: { text: (row, nameOf) => nameOf(of(row)) } },
  };
}

/** Whether it serves; the editable part is the switch. */
export function statusColumn<Row extends { readonly entity_status: string }, Change = never>({
  of,
  needs,
  edits,
  ...column
}: Basics<Row> & Judged<Row> & Edits<Row, Change>): RecordColumn<Row, Change> {
  const word = (row: Row) => of(row).status.word;
  return {
    ...column,
    ...(edits && { edits }),
    value: { kind: "status", of, ...(needs && { needs }) },
    order: () => ({ key: word }),
    filter: deliveryFilters.status(of),
    group: () => ({ keyOf: word }),
    file: { [OWN_HEADING]: { text: ({ entity_status }) => csvText(entity_status) } },
  };
}

/** Why it does not serve: sorted by the most severe of several reasons. */
export function reasonsColumn<Row extends GridRecord & { readonly reasons_not_servable: readonly string[] }>({
  of,
  needs,
  ...column
}: Basics<Row> & Judged<Row>): RecordColumn<Row, never> {
  const main = (row: Row) => mainReason(of(row)) ?? null;
  return {
    ...column,
    value: { kind: "reasons", of, ...(needs && { needs }) },
    order: () => ({ key: main }),
    filter: deliveryFilters.why(of),
    group: () => ({
      keyOf: (row) => (row.deleted ? null : main(row)),
      keys: REASON_NAMES,
      none: "No reason given",
    }),
    file: { [OWN_HEADING]: { text: ({ reasons_not_servable }) => reasons_not_servable.join(" ") } },
  };
}

/** All columns of a resource, in the order in which they are offered. */
export interface RecordColumns<Id extends string, Row, Change = unknown> extends GridColumns<Id> {
  readonly of: (id: Id) => RecordColumn<Row, Change>;
}

/** @param first is always first, and cannot be hidden */
export function recordColumns<Id extends string, Row, Change>(
  first: Id,
  columns: Readonly<Record<Id, RecordColumn<Row, Change>>>,
): RecordColumns<Id, Row, Change> {
  const others = (Object.keys(columns) as Id[]).filter((id) => id !== first);
  return { ids: [first, ...others], of: (id) => columns[id] };
}

/** How each editable field is edited, by the parameter that it sets. */
export const cellEdits = <Id extends string, Row, Change>(
  columns: RecordColumns<Id, Row, Change>,
): ReadonlyMap<string, CellEdit<Row, Change>> =>
  new Map(
    columns.ids.flatMap((id) => {
      const { edits } = columns.of(id);
      return edits ? [[edits.field, edits] as const] : [];
    }),
  );

/** Widths of the window at which columns get more room beside the sidebar. */
export const COLUMN_STEPS = [1440, 1600, 1760] as const;

/**
 * The default columns of a grid.
 *
 * @param window the widest step that the window reaches; 0 for none
 */
export const usualLayout = <Id extends string, Row>(
  columns: RecordColumns<Id, Row>,
  window: number,
): Layout<Id> =>
  layoutOf(
    columns,
    columns.ids.filter((id) => (columns.of(id).usualFrom ?? Number.POSITIVE_INFINITY) <= window),
  );

/**
 * The filters of a resource, in the order in which they are offered: those of its columns, the name last, and others.
 */
export function recordFilters<Id extends string, Row, Other extends string = never>(
  columns: RecordColumns<Id, Row>,
  others: Readonly<Record<Other, FilterField<Row>>>,
): FilterFields<Id | Other, Row> {
  const [first, ...rest] = columns.ids;
  const known = new Map<Id | Other, FilterField<Row>>();
  for (const id of rest) {
    const { filter, value } = columns.of(id);
    if (filter && !isStatistic(value)) known.set(id, filter);
  }
  for (const id of Object.keys(others) as Other[]) known.set(id, others[id]);
  // There are many, and each is requested by its name.
  for (const id of rest) {
    const { filter, value } = columns.of(id);
    if (filter && isStatistic(value)) known.set(id, filter);
  }
  const { filter: name } = columns.of(first);
  if (name) known.set(first, name);
  return {
    ids: [...known.keys()],
    of: (id) => {
      const field = known.get(id);
      if (!field) throw new Error(`No filter ${id}`);
      return field;
    },
  };
}

/** The groupings of records, in words, by the column's id in the address. */
export const groupingWords = <Id extends string, Row>(
  columns: RecordColumns<Id, Row>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    columns.ids.filter((id) => columns.of(id).group).map((id) => [id, columns.of(id).label]),
  );
