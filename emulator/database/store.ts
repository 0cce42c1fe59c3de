import { Connection } from "./connection";
import type { Db } from "./database";
import { createSchema } from "./schema";
import { type SharedTransaction, sharedTransactionOf } from "./shared-transaction";
import { Validity } from "./validity";

/** What is remembered of the records, and can be forgotten when they were replaced. */
interface Cache {
  clear(): void;
}

/**
 * The records of a database, with what is remembered of them. Writes go through `write`, which makes them all or none
 * and notifies the listeners.
 */
export class RecordStore {
  readonly connection: Connection;
  readonly validity: Validity;
  private readonly shared: SharedTransaction;
  private readonly caches = new Map<unknown, Cache>();
  private readonly listeners: (() => void)[] = [];

  constructor(db: Db) {
    createSchema(db);
    this.connection = new Connection(db);
    this.validity = new Validity(this.connection);
    this.shared = sharedTransactionOf(db);
    this.shared.onLoss(() => this.reset());
  }

  write<T>(work: () => T): T {
    const result = this.connection.transaction(work);
    this.notify();
    return result;
  }

  /** As `write`, for work that finds every mistake before it writes; see SharedTransaction.runChecked. */
  writeChecked<T>(work: () => T): T {
    const result = this.connection.checkedTransaction(work);
    this.notify();
    return result;
  }

  /** Settled when everything written so far is committed, or lost; undefined when nothing is pending. */
  get committed(): Promise<void> | undefined {
    return this.shared.committed;
  }

  /** Resolves when it is time to write: in one batch with the other calls that have arrived. */
  nextBatch(): Promise<void> {
    return this.shared.nextBatch();
  }

  onWrite(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** The one cache of a class over these records; `reset` clears it. */
  cache<C extends Cache>(kind: new (connection: Connection) => C): C {
    const present = this.caches.get(kind);
    if (present instanceof kind) return present;
    const made = new kind(this.connection);
    this.caches.set(kind, made);
    return made;
  }

  /** Forgets everything remembered, after the records were replaced from outside. */
  reset(): void {
    for (const cache of this.caches.values()) cache.clear();
    this.validity.forget();
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
