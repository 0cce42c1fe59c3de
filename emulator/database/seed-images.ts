import { randomUUID } from "node:crypto";
import Database from "libsql";
import * as z from "zod";
import type { Db } from "./database";
import { emptyDatabase } from "./seeded";

interface Image {
  /** Where other connections find the copy. */
  readonly address: string;
  /** The tables that hold rows. */
  readonly tables: readonly string[];
  readonly madeAt: number;
  /** The copy exists as long as this connection is open. */
  readonly holder: Db;
}

const definitions = z.array(
  z.object({ type: z.enum(["table", "index"]), name: z.string(), sql: z.string() }),
);

/**
 * Copies of filled databases in memory. SQLite copies tables of equal definition page by page, which takes a
 * twentieth of the time of planning and inserting the records again.
 */
export class SeedImages {
  private readonly images = new Map<string, Image>();

  /** Records count from the moment they were planned; a copy older than `ageMaxMs` is made again. */
  constructor(private readonly ageMaxMs: number) {}

  /**
   * Replaces every record of `db` by those of a seed: from its copy when there is one, otherwise by `insert`, and
   * copies the result. No transaction may be open. `now` is the database's clock, in milliseconds.
   */
  fill(db: Db, seed: string, now: number, insert: () => void): void {
    const image = this.images.get(seed);
    emptyDatabase(db);
    if (image && now >= image.madeAt && now - image.madeAt <= this.ageMaxMs) {
      copyRows(db, image, { from: "image", to: "main" });
      return;
    }
    insert();
    this.images.set(seed, take(db, now));
    image?.holder.close();
  }
}

function take(db: Db, madeAt: number): Image {
  const address = `file:${randomUUID()}?mode=memory&cache=shared`;
  const holder = new Database(":memory:");
  holder.exec(`ATTACH '${address}' AS image`);
  const defined = definitions.parse(
    db
      .prepare(
        "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC",
      )
      .all(),
  );
  holder.exec(
    defined.map(({ sql }) => sql.replace(/^CREATE (TABLE|(UNIQUE )?INDEX) /, "$&image.")).join(";\n"),
  );
  const tables = defined
    .filter(({ type, name }) => type === "table" && db.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get())
    .map(({ name }) => name);
  const image = { address, tables, madeAt, holder };
  copyRows(db, image, { from: "main", to: "image" });
  return image;
}

function copyRows(
  db: Db,
  { address, tables }: Pick<Image, "address" | "tables">,
  { from, to }: { from: "main" | "image"; to: "main" | "image" },
): void {
  // Attached for this moment only: a transaction takes the locks of everything that is attached.
  db.exec(`ATTACH '${address}' AS image`);
  // SQLite copies pages only where no foreign key has to be checked.
  db.pragma("foreign_keys = OFF");
  try {
    db.transaction(() => {
      for (const name of tables) db.exec(`INSERT INTO ${to}."${name}" SELECT * FROM ${from}."${name}"`);
    })();
  } finally {
    db.pragma("foreign_keys = ON");
    db.exec("DETACH image");
  }
}
