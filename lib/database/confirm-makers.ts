import "server-only";
import type { StoreDatabase } from "./tables";

/** What was confirmed a moment ago is not written down again. */
const AGAIN_MS = 60_000;

/** The service's answer about a user's access to an account. */
interface ReportedAccess {
  /** As `accountScope` writes it. */
  readonly scope: string;
  readonly userId: string;
  /** May see the account's statistics. */
  readonly sees: boolean;
}

/**
 * Notes on the live reports that a person has made of an account whether they may still see it: their links open only
 * while that is so.
 *
 * @throws what the database throws
 */
export async function confirmMaker(
  db: StoreDatabase,
  { scope, userId, sees }: ReportedAccess,
  now: number,
): Promise<void> {
  // Asked first, because most people have made none: writing blocks other writers.
  const one = await db
    .selectFrom("report")
    .select("id")
    .where("scope", "=", scope)
    .where("owner_id", "=", userId)
    .where(({ eb, or }) =>
      sees
        ? or([eb("confirmed_at", "<", now - AGAIN_MS), eb("lost_at", "is not", null)])
        : eb("confirmed_at", "is not", null).and("lost_at", "is", null),
    )
    .limit(1)
    .executeTakeFirst();
  if (!one) return;
  await db
    .updateTable("report")
    .set(sees ? { confirmed_at: now, lost_at: null } : { lost_at: now })
    .where("scope", "=", scope)
    .where("owner_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .execute();
}
