import type { Db } from "./database";

interface Open {
  readonly committed: Promise<void>;
  readonly succeed: () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * One transaction for the calls that arrive together. A commit writes every page that changed, and calls change
 * largely the same ones: ten that share a commit wait a third as long as with one each. The work of each is still
 * done whole or not at all, and its answer waits until it is committed.
 */
export class SharedTransaction {
  private open: Open | undefined;
  private next: Promise<void> | undefined;
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly db: Db) {}

  /** Settled when everything written so far is committed, or lost; undefined when there is nothing to wait for. */
  get committed(): Promise<void> | undefined {
    return this.open?.committed;
  }

  /**
   * Resolves once all calls that have arrived are read, and before what is done then is committed. Writes wait for it
   * and so run one right after another: they find what writing needs in the processor's caches, from which reading
   * the next call would have driven it, and take half the time.
   */
  nextBatch(): Promise<void> {
    this.next ??= new Promise((resolve) => {
      setImmediate(() => {
        this.next = undefined;
        resolve();
      });
      setImmediate(() => this.commit());
    });
    return this.next;
  }

  /** Called when what was written is lost after all. */
  onLoss(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Does all of `work` or, when it throws, none of it. */
  run<T>(work: () => T): T {
    if (!this.open) return this.runFirst(work);
    this.db.exec("SAVEPOINT work");
    try {
      const result = work();
      this.db.exec("RELEASE work");
      return result;
    } catch (error) {
      // Of some failures, a full disk among them, SQLite itself takes back the whole transaction.
      if (this.db.inTransaction) this.db.exec("ROLLBACK TO work; RELEASE work");
      else this.lose(error);
      throw error;
    }
  }

  /**
   * As `run`, for work that finds every mistake before it writes: one savepoint less, which costs a copy of each page
   * that the work changes. What still fails once it has written, as on a full disk, takes all of the transaction with
   * it, and every call in it is refused.
   */
  runChecked<T>(work: () => T): T {
    if (!this.open) return this.runFirst(work);
    try {
      return work();
    } catch (error) {
      if (this.db.inTransaction) this.db.exec("ROLLBACK");
      this.lose(error);
      throw error;
    }
  }

  /** Of the first work the transaction holds nothing else: taking it back needs no copies of the pages it changes. */
  private runFirst<T>(work: () => T): T {
    const open = this.begin();
    this.open = open;
    try {
      return work();
    } catch (error) {
      if (this.db.inTransaction) {
        this.db.exec("ROLLBACK");
        this.open = undefined;
        open.succeed();
      } else this.lose(error);
      throw error;
    }
  }

  /** Commits now what would be committed once the calls that have arrived are worked off. */
  commit(): void {
    const { open } = this;
    if (!open) return;
    try {
      this.db.exec("COMMIT");
      this.open = undefined;
      open.succeed();
    } catch (error) {
      if (this.db.inTransaction) this.db.exec("ROLLBACK");
      this.lose(error);
    }
  }

  private begin(): Open {
    this.db.exec("BEGIN IMMEDIATE");
    let succeed: Open["succeed"] = () => undefined;
    let fail: Open["fail"] = () => undefined;
    const committed = new Promise<void>((resolve, reject) => {
      [succeed, fail] = [resolve, reject];
    });
    // Reported to those that wait; without any, it is no unhandled rejection.
    committed.catch(() => undefined);
    const open = { committed, succeed, fail };
    setImmediate(() => {
      if (this.open === open) this.commit();
    });
    return open;
  }

  private lose(error: unknown): void {
    const { open } = this;
    this.open = undefined;
    open?.fail(error);
    for (const listener of this.listeners) listener();
  }
}

const ofDatabases = new WeakMap<Db, SharedTransaction>();

/** The transaction that all users of a database share. */
export function sharedTransactionOf(db: Db): SharedTransaction {
  const known = ofDatabases.get(db) ?? new SharedTransaction(db);
  ofDatabases.set(db, known);
  return known;
}
