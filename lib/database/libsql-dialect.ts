import { setTimeout as sleep } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import Database from "libsql";

/** How long one process waits for another, in milliseconds. */
const WAIT_MS = 5_000;
/** How often it looks where the database does not wait by itself, in milliseconds. */
const LOOK_AGAIN_MS = 10;

/**
 * Transactions take the right to write at once. One that begins by reading and writes later is refused where another
 * process wrote in between, however long it would wait.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Migrations run in one transaction, which keeps other processes out meanwhile. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite in this process, in a file or in memory. */
export class LibsqlDialect extends SqliteDialect {
  readonly #open: () => Promise<Database.Database>;

  /** @param prepare is given the database before anything else is done with it */
  constructor(file: string, prepare: (db: Database.Database) => void = () => {}) {
    const open = async () => {
      const db = new Database(file);
      try {
        db.pragma(`busy_timeout = ${WAIT_MS}`);
        await keepJournalBeside(db);
        db.pragma("synchronous = NORMAL");
        db.pragma("foreign_keys = ON");
        prepare(db);
        return db;
      } catch (error) {
        // Each query tries again, and would keep another handle of the file.
        db.close();
        throw error;
      }
    };
    super({ database: open });
    this.#open = open;
  }

  override createDriver() {
    return new WritingDriver({ database: this.#open });
  }

  override createAdapter() {
    return new LockingAdapter();
  }
}

/**
 * Writes what changes beside the file first, so that readers need not wait. While another process does the same to a
 * new file, the database refuses at once, whatever its timeout: each of them would wait for the other.
 *
 * @throws SqliteError
 */
async function keepJournalBeside(db: Database.Database): Promise<void> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      db.pragma("journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
