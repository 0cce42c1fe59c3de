import { byCodePoint, byWords } from "@/lib/format/lists";
import type { AccountRecord } from "./record-columns";

/** How records of the same name, or with the same value in a column, follow each other. */
export const byNameAndId =
  <Row extends { readonly id: string }>(nameOf: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    byWords(nameOf(a), nameOf(b)) || byCodePoint(a.id, b.id);

/**
 * The last list of records, in the order of their names. Thousands of rows without a number are equals in a column of
 * statistics: to compare their names takes half the time of a sort, which is spent before it is asked for.
 */
export class NameOrder<Row extends AccountRecord> {
  readonly #nameOf: (row: Row) => string;
  #rows: readonly Row[] | undefined;
  #ordered: readonly Row[] = [];

  constructor(nameOf: (row: Row) => string) {
    this.#nameOf = nameOf;
  }

  prepare(rows: readonly Row[]): void {
    if (this.#rows === rows) return;
    this.#ordered = rows.toSorted(byNameAndId(this.#nameOf));
    this.#rows = rows;
  }

  /** The rows by name, or undefined where others were prepared. */
  of(rows: readonly Row[]): readonly Row[] | undefined {
    return this.#rows === rows ? this.#ordered : undefined;
  }
}
