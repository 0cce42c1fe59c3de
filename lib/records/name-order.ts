import { byCodePoint, byWords } from "@/lib/format/lists";
import type { AccountRecord } from "./record-columns";

/** The order of records with the same name, or the same value in a column. */
export const byNameAndId =
  <Row extends { readonly id: string }>(nameOf: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    byWords(nameOf(a), nameOf(b)) || byCodePoint(a.id, b.id);

/**
 * The last list of records, ordered by name. Thousands of rows without a number are equal in a column of statistics:
 * comparing their names takes half the time of a sort, so it is done in advance.
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

  /** The rows by name, or undefined if other rows were prepared. */
  of(rows: readonly Row[]): readonly Row[] | undefined {
    return this.#rows === rows ? this.#ordered : undefined;
  }
}
