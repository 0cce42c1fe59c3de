import { byCodePoint, byWords } from "@/lib/format/lists";

/** The order of a grid: by one of its columns, ascending or descending. */
export interface Sort<Id extends string> {
  readonly column: Id;
  readonly direction: "asc" | "desc";
}

/** Reads an order from text such as `name-asc`. */
export function readSort<Id extends string>(ids: readonly Id[], text: string): Sort<Id> | undefined {
  const at = text.lastIndexOf("-");
  const column = ids.find((id) => id === text.slice(0, at));
  const direction = text.slice(at + 1);
  return column !== undefined && (direction === "asc" || direction === "desc")
    ? { column, direction }
    : undefined;
}

/** An order in the format of addresses. */
export const writeSort = <Id extends string>({ column, direction }: Sort<Id>): string =>
  `${column}-${direction}`;

type Key = string | number | null;

/** Amounts are digits of any length, and a longer one is greater. */
export const bySize = (a: string, b: string) => a.length - b.length || byCodePoint(a, b);

/** The sort key of a grid's records for one column. */
export interface Order<Record> {
  readonly key: (record: Record) => Key;
  /** How two texts compare; by default as words. */
  readonly texts?: (a: string, b: string) => number;
}

/**
 * A sorted copy. Missing values come last in both directions, because they are no extreme.
 *
 * @param equals compares records with equal values; without it they keep their order
 */
export function sortRecords<Record>(
  records: readonly Record[],
  { key, texts = byWords }: Order<Record>,
  direction: Sort<string>["direction"],
  equals: (a: Record, b: Record) => number = () => 0,
): Record[] {
  const sign = direction === "asc" ? 1 : -1;
  const compare = (a: Key, b: Key) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === "string" && typeof b === "string") return sign * texts(a, b);
    return sign * (Number(a) - Number(b));
  };
  return records
    .map((record) => ({ record, key: key(record) }))
    .sort((a, b) => compare(a.key, b.key) || equals(a.record, b.record))
    .map(({ record }) => record);
}

/** The same for assistive technology, as `aria-sort` of a header. */
export function ariaSort(
  direction: Sort<string>["direction"] | null | undefined,
): "ascending" | "descending" | "none" {
  if (!direction) return "none";
  return direction === "asc" ? "ascending" : "descending";
}
