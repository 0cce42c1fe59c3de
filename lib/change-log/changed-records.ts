import "server-only";
import type { StoreDatabase } from "@/lib/database/tables";

/** What is asked of. */
interface Changed {
  /** As `accountScope` writes it. */
  readonly scope: string;
  /** As the log names it. */
  readonly entity: string;
  /** The first part of the names of its endpoints. */
  readonly resource: string;
}

/** Records of one answer. */
const RECORDS_MAX = 1_000;

/**
 * Records that were made, changed or deleted through the dashboard since an instant, as the last of these changes left
 * them; of more than a thousand some.
 *
 * @param since in milliseconds
 * @throws what the database throws
 */
export async function recordsChangedSince(
  db: StoreDatabase,
  { scope, entity, resource }: Changed,
  since: number,
): Promise<readonly unknown[]> {
  const changed = db
    .selectFrom("change_log")
    .select("entity_id")
    .where("scope", "=", scope)
    .where("at", ">=", since)
    .where("entity", "=", entity);
  const rows = await db
    .selectFrom("known_record")
    .select("record")
    .where("scope", "=", scope)
    .where("entity", "=", resource)
    .where("entity_id", "in", changed)
    .limit(RECORDS_MAX)
    .execute();
  return rows.map(({ record }): unknown => JSON.parse(record));
}
