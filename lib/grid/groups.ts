import { byWords } from "@/lib/format/order";
import type { GridRecord } from "./grid-record";
import { GroupHead, type GroupSum } from "./group-head";

/** By what the rows of a grid can be put into groups. */
export interface Grouping<Row> {
  /** What a row has in common with others; null where it has nothing of the kind. */
  readonly keyOf: (row: Row) => string | null;
  /** A key in words; the key itself unless told otherwise. */
  readonly words?: (key: string) => string;
  /** Rows without a key. */
  readonly none?: string;
}

/** A column whose amounts are added up for each group. */
export interface SummedColumn<Row, Column extends string = string> {
  readonly column: Column;
  readonly micros: (row: Row) => string | null;
}

/** Groups whose rows are hidden: some of them, or all but some. */
export interface Closed {
  readonly all: boolean;
  readonly except: ReadonlySet<string>;
}

export const ALL_OPEN: Closed = { all: false, except: new Set() };
export const ALL_CLOSED: Closed = { all: true, except: new Set() };

const ALL = "*";

/** Reads `a,b` for those two, `*` for all and `*,a` for all but one. */
export function readClosed(text: string | null): Closed {
  const parts = text === null ? [] : text.split(",");
  const all = parts[0] === ALL;
  return { all, except: new Set((all ? parts.slice(1) : parts).map(readKey)) };
}

/** An address that somebody has cut off is read as far as it goes. */
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

/** The same for what stands in an address. */
export const toggledIn = (text: string | null, key: string): string | null =>
  writeClosed(toggleGroup(readClosed(text), key));

interface InCurrency extends GridRecord {
  readonly currency: string;
}

/**
 * The lines of a grid: the head of each group, by its words, and below it its rows in the order they came in unless
 * it is closed. Rows that have nothing in common stand last.
 */
export function groupRows<Row extends InCurrency>(
  rows: readonly Row[],
  { keyOf, words = (key) => key, none = "None" }: Grouping<Row>,
  summed: readonly SummedColumn<Row>[],
  closed: Closed,
): readonly (Row | GroupHead)[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? "";
    const others = groups.get(key);
    if (others) others.push(row);
    else groups.set(key, [row]);
  }
  return [...groups]
    .map(([key, members]) => ({ key, label: key === "" ? none : words(key), members }))
    .sort((a, b) => Number(a.key === "") - Number(b.key === "") || byWords(a.label, b.label))
    .flatMap(({ key, label, members }) => {
      const open = !isClosed(closed, key);
      const ids = members.filter(({ deleted }) => !deleted).map(({ id }) => id);
      const sums = new Map(summed.map(({ column, micros }) => [column, sumsOf(members, micros)]));
      const head = new GroupHead(key, label, members.length, ids, open, sums);
      return open ? [head, ...members] : [head];
    });
}

/** What is deleted is spent by nobody, and is not added up. Never across currencies. */
function sumsOf<Row extends InCurrency>(
  rows: readonly Row[],
  micros: (row: Row) => string | null,
): readonly GroupSum[] {
  const sums = new Map<string, { micros: bigint; rows: number }>();
  for (const row of rows) {
    const amount = row.deleted ? null : micros(row);
    if (amount === null) continue;
    const sum = sums.get(row.currency) ?? { micros: 0n, rows: 0 };
    sums.set(row.currency, { micros: sum.micros + BigInt(amount), rows: sum.rows + 1 });
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum }));
}
