import type { Db } from "./database";
import { failIfSet } from "./database-faults";
import { type SharedTransaction, sharedTransactionOf } from "./shared-transaction";

/** What may be bound to a statement. The driver aborts the process on booleans, so they are written 0 and 1. */
export type SqlValue = string | number | bigint | Uint8Array | null;

export type SqlRow = Record<string, unknown>;

type Statement = ReturnType<Db["prepare"]>;

/**
 * Prepared statements, cached by their text, over one database. A text that is composed for each call has to be
 * read to be found again: what every call needs is better a constant.
 */
export class Connection {
  private readonly prepared = new Map<string, Statement>();

  private readonly shared: SharedTransaction;

  constructor(readonly db: Db) {
    this.shared = sharedTransactionOf(db);
  }

  /** The first row, or undefined. `T` follows from the statement's column list. */
  one<T extends SqlRow>(text: string, values: readonly SqlValue[]): T | undefined {
    return this.statement(text).get([...values]) as T | undefined;
  }

  all<T extends SqlRow>(text: string, values: readonly SqlValue[]): T[] {
    return this.statement(text).all([...values]) as T[];
  }

  /**
   * The rows of a statement with the columns named, in the order of the names. They come as one JSON text: of
   * thousands of rows that takes a third of the time of fetching each. Integers beyond 2^53 lose their last digits.
   */
  many<T extends SqlRow>(
    columns: readonly (keyof T & string)[],
    text: string,
    values: readonly SqlValue[],
  ): T[] {
    const found = this.one<{ rows: string }>(
      `SELECT json_group_array(json_array(${columns.join(", ")})) AS rows FROM (${text})`,
      values,
    );
    const rows: unknown[][] = JSON.parse(found?.rows ?? "[]");
    return rows.map((row) => {
      const named: SqlRow = {};
      for (let at = 0; at < columns.length; at += 1) named[columns[at] ?? ""] = row[at];
      return named as T;
    });
  }

  /** Runs a statement and returns how many rows it changed. */
  run(text: string, values: readonly SqlValue[]): number {
    return this.statement(text).run([...values]).changes;
  }

  /** Runs all of `work` or, when it throws, none of it. It is durable once it is `committed`. */
  transaction<T>(work: () => T): T {
    failIfSet();
    return this.shared.run(work);
  }

  /** As `transaction`, for work that finds every mistake before it writes; see SharedTransaction.runChecked. */
  checkedTransaction<T>(work: () => T): T {
    failIfSet();
    return this.shared.runChecked(work);
  }

  private statement(text: string): Statement {
    let statement = this.prepared.get(text);
    if (!statement) {
      statement = this.db.prepare(text);
      this.prepared.set(text, statement);
    }
    return statement;
  }
}

/** Collects values while a statement's text is composed: `bind` returns the numbered placeholder. */
export class Binder {
  readonly values: SqlValue[] = [];

  readonly bind = (value: SqlValue): string => {
    this.values.push(value);
    return `?${this.values.length}`;
  };
}
