import { byCodePoint, byWords } from "@/lib/format/lists";
import { placeIn } from "@/lib/lists/arrange";
import { GroupHead, type GroupSum, headId } from "./group-head";
import type { GridRecord } from "./rows";
import { type Sort, sortRecords } from "./sort";

/** The possible groupings of a grid's rows. */
export interface Grouping<Row> {
  /** The value by which a row is grouped; null where it has none. */
  readonly keyOf: (row: Row) => string | null;
  /** A key in words; by default the key itself. */
  readonly words?: (key: string) => string;
  /** The label of a group, from one of its rows, where keys are no words. */
  readonly called?: (row: Row) => string;
  /** Keys in an order of their own, such as by urgency; others follow, by their words. */
  readonly keys?: readonly string[];
  /** Rows without a key. */
  readonly none?: string;
}

/** A column with totals for each group. */
interface SummedColumn<Row, Column extends string = string> {
  readonly column: Column;
  readonly sums: (rows: readonly Row[]) => readonly GroupSum[];
}

/** Groups whose rows are hidden: the listed ones, or all but those. */
export interface Closed {
  readonly all: boolean;
  readonly except: ReadonlySet<string>;
}

export const ALL_OPEN: Closed = { all: false, except: new Set() };
export const ALL_CLOSED: Closed = { all: true, except: new Set() };

const ALL = "*";

/** Parses `a,b` for those two, `*` for all and `*,a` for all but one. */
export function readClosed(text: string | null): Closed {
  const parts = text === null ? [] : text.split(",");
  const all = parts[0] === ALL;
  return { all, except: new Set((all ? parts.slice(1) : parts).map(readKey)) };
}

/** A truncated address is read as far as possible. */
function readKey(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const writeKey = (key: string) => encodeURIComponent(key).replaceAll(ALL, "%2A");

/** Null where every group is open. */
export function writeClosed({ all, except }: Closed): string | null {
  if (!all && except.size === 0) return null;
  return [...(all ? [ALL] : []), ...[...except].map(writeKey)].join(",");
}

/** Whether a group is closed. */
export const isClosed = ({ all, except }: Closed, key: string): boolean => all !== except.has(key);

/** Opens a closed group, or closes an open one. */
export function toggleGroup({ all, except }: Closed, key: string): Closed {
  const next = new Set(except);
  if (!next.delete(key)) next.add(key);
  return { all, except: next };
}

/** The same for the value in an address. */
export const toggledIn = (text: string | null, key: string): string | null =>
  writeClosed(toggleGroup(readClosed(text), key));

interface InCurrency extends GridRecord {
  readonly currency: string;
}

/** Rows that belong together, in their original order, and their totals. */
export interface RowGroup<Row> {
  /** That of its head. */
  readonly id: string;
  readonly key: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly sums: ReadonlyMap<string, readonly GroupSum[]>;
}

/**
 * Rows in their groups. Groups are ordered by their totals where the rows are ordered by such a column; else by their
 * words, unless their keys have an order. Rows without a key come last.
 *
 * @param sort how the rows are ordered
 */
export function groupRows<Row extends InCurrency>(
  rows: readonly Row[],
  { keyOf, words = (key) => key, called, keys = [], none = "None" }: Grouping<Row>,
  summed: readonly SummedColumn<Row>[],
  sort?: Sort<string>,
): readonly RowGroup<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? "";
    const others = groups.get(key);
    if (others) others.push(row);
    else groups.set(key, [row]);
  }
  const named = (key: string, [first]: readonly Row[]) => (called && first ? called(first) : words(key));
  const placeOf = ({ key }: RowGroup<Row>) => (key === "" ? keys.length + 1 : placeIn(keys, key));
  const byPlace = (a: RowGroup<Row>, b: RowGroup<Row>) =>
    placeOf(a) - placeOf(b) || byWords(a.label, b.label) || byCodePoint(a.key, b.key);
  const all = [...groups].map(([key, members]) => ({
    id: headId(key),
    key,
    label: key === "" ? none : named(key, members),
    rows: members,
    sums: new Map(summed.map(({ column, sums }) => [column, sums(members)])),
  }));
  return sort && summed.some(({ column }) => column === sort.column)
    ? sortRecords(all, { key: (group) => orderOf(group, sort.column) }, sort.direction, byPlace)
    : all.sort(byPlace);
}

/** The sort value of a group; null where it has several totals that cannot be compared, or no key. */
function orderOf<Row>({ key, sums }: RowGroup<Row>, column: string): number | null {
  const [only, ...others] = sums.get(column) ?? [];
  return key === "" || !only || others.length > 0 ? null : Number(only.value);
}

/** The lines of a grid: the header of each group, and below it its rows unless it is closed. */
export const groupLines = <Row extends GridRecord>(
  groups: readonly RowGroup<Row>[],
  closed: Closed,
): readonly (Row | GroupHead)[] =>
  groups.flatMap(({ key, label, rows, sums }) => {
    const open = !isClosed(closed, key);
    const ids = rows.filter(({ deleted }) => !deleted).map(({ id }) => id);
    const head = new GroupHead(key, label, rows.length, ids, open, sums);
    return open ? [head, ...rows] : [head];
  });
