import { Migrator } from "kysely";
import { MIGRATIONS } from "./migrations";
import type { StoreDatabase } from "./tables";

/** The store was made by a newer version: this one cannot read it. */
export class NewerStoreError extends Error {
  override readonly name = "NewerStoreError";
  constructor(step: string) {
    super(
      `The store was made by a newer version of the dashboard (step ${step}). Start that version again, or name another store with DATABASE_URL or DATA_DIR.`,
    );
  }
}

/**
 * Brings the store's tables up to this version; several processes may do so at once, and one of them does it.
 *
 * @param migrations other steps, for tests
 * @returns the steps that were done
 * @throws NewerStoreError, what the database throws
 */
export async function migrate(db: StoreDatabase, migrations = MIGRATIONS): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: "migration",
    migrationLockTableName: "migration_lock",
  });
  const names = new Set(Object.keys(migrations));
  const unknown = (await doneSteps(db)).find((name) => !names.has(name));
  if (unknown !== undefined) throw new NewerStoreError(unknown);
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Steps that were done before; none in an empty database. */
async function doneSteps(db: StoreDatabase): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "migration")) return [];
  const rows = await db
    .withTables<{ migration: { name: string } }>()
    .selectFrom("migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
