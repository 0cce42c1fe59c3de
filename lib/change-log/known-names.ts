import "server-only";
import * as z from "zod";
import type { StoreDatabase } from "@/lib/database/tables";

const named = z.looseObject({ name: z.string(), updated_at: z.string() });

/** What names are asked of. */
interface Named {
  /** As `accountScope` writes it. */
  readonly scope: string;
  /** The resource, the first part of its endpoints' names. */
  readonly resource: string;
  readonly ids: readonly string[];
}

/**
 * What records are called that were changed since an instant, as the last change through the dashboard left them. Those
 * that it knows nothing newer of are left out.
 *
 * @param since in milliseconds
 * @throws what the database throws
 */
export async function namesSince(
  db: StoreDatabase,
  { scope, resource, ids }: Named,
  since: number,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("known_record")
    .select(["entity_id", "record"])
    .where("scope", "=", scope)
    .where("entity", "=", resource)
    .where("entity_id", "in", ids)
    .execute();
  return new Map(
    rows.flatMap(({ entity_id, record }) => {
      const { data } = named.safeParse(JSON.parse(record));
      return data && Date.parse(data.updated_at) > since ? [[entity_id, data.name] as const] : [];
    }),
  );
}
