import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import Database from "libsql";

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
      // First: the journal's mode, too, has to wait for another process that is just opening the file.
      for (const pragma of [
        "busy_timeout = 5000",
        "journal_mode = WAL",
        "synchronous = NORMAL",
        "foreign_keys = ON",
      ]) {
        db.pragma(pragma);
      }
      prepare(db);
      return db;
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
