import "server-only";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Environment } from "@/lib/ads/endpoint";
import { accountOfScope, accountScope, type ReportTable, type StoreDatabase } from "@/lib/database/tables";
import { liveReport } from "./live-report";
import {
  CONFIRMED_DAYS,
  type ListedReport,
  type OpenedReport,
  REPORTS_MAX,
  type ReportDays,
  type StoredReport,
  storedReport,
  type WhyStopped,
} from "./report";

/** Who shares, and of which account. */
export interface Sharer {
  readonly environment: Environment;
  readonly accountId: string;
  /** The user of the service. */
  readonly userId: string;
  readonly handle: string;
  /** May change the account's campaigns, and so revoke reports of others. */
  readonly mayManage: boolean;
}

const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;
const DAY_MS = 86_400_000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

interface StoredAs {
  /** The view that selects the records of a live report. */
  readonly query?: string | undefined;
  /** Of a report that its author may have stored before: it is replaced, and its earlier link opens nothing. */
  readonly id?: string | undefined;
}

/**
 * Stores a report behind a new link.
 *
 * @param now in milliseconds
 * @returns the secret of the link, which is not stored; undefined if the account has the maximum number
 * @throws what the database throws
 */
export function storeReport(
  db: StoreDatabase,
  { environment, accountId, userId, handle }: Sharer,
  report: StoredReport,
  days: ReportDays,
  now: number,
  { query, id = randomUUID() }: StoredAs = {},
): Promise<{ readonly token: string; readonly until: number } | undefined> {
  const scope = accountScope(environment, accountId);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const until = now + days * DAY_MS;
  return db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("report")
      .where("scope", "=", scope)
      .where("id", "=", id)
      .where("owner_id", "=", userId)
      .execute();
    const { count } = await transaction
      .selectFrom("report")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("scope", "=", scope)
      .where("until", ">", now)
      .executeTakeFirstOrThrow();
    if (Number(count) >= REPORTS_MAX) return undefined;
    await transaction
      .insertInto("report")
      .values({
        id,
        scope,
        token_hash: hashOf(token),
        title: report.title,
        owner_id: userId,
        owner_handle: handle,
        with_spend: report.withSpend ? 1 : 0,
        body: JSON.stringify(report),
        created_at: now,
        until,
        opened: 0,
        // Its author's access has just been confirmed.
        confirmed_at: report.follows ? now : null,
        lost_at: null,
        query: query ?? null,
        records: null,
        records_at: null,
      })
      .execute();
    return { token, until };
  });
}

/**
 * The reports of an account with active links, the newest first.
 *
 * @throws what the database throws
 */
export async function listReports(
  db: StoreDatabase,
  sharer: Sharer,
  now: number,
): Promise<readonly ListedReport[]> {
  const rows = await db
    .selectFrom("report")
    .select(["id", "title", "owner_id", "owner_handle", "with_spend", "created_at", "until", "opened"])
    .select(["confirmed_at", "lost_at"])
    .where("scope", "=", accountScope(sharer.environment, sharer.accountId))
    .where("until", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ owner_id, with_spend, confirmed_at, lost_at, ...row }) => ({
    ...row,
    with_spend: with_spend === 1,
    live: confirmed_at !== null,
    stopped: whyStopped({ confirmed_at, lost_at }, now),
    stoppable: sharer.mayManage || owner_id === sharer.userId,
  }));
}

/**
 * Revokes a link and deletes its report.
 *
 * @returns whether it is gone: not if another person made it and this person may not change the account
 * @throws what the database throws
 */
export async function stopReport(db: StoreDatabase, sharer: Sharer, id: string): Promise<boolean> {
  const scope = accountScope(sharer.environment, sharer.accountId);
  const own = db.deleteFrom("report").where("scope", "=", scope).where("id", "=", id);
  const { numDeletedRows } = await (sharer.mayManage
    ? own
    : own.where("owner_id", "=", sharer.userId)
  ).executeTakeFirst();
  if (Number(numDeletedRows) > 0) return true;
  const left = await db
    .selectFrom("report")
    .select("id")
    .where("scope", "=", scope)
    .where("id", "=", id)
    .executeTakeFirst();
  return left === undefined;
}

/** Why a link shows nothing for now: a live one opens only while its author's access is confirmed. */
function whyStopped(
  { confirmed_at, lost_at }: Pick<ReportTable, "confirmed_at" | "lost_at">,
  now: number,
): WhyStopped | null {
  if (confirmed_at === null) return null;
  if (lost_at !== null) return "lost";
  return confirmed_at < now - CONFIRMED_DAYS * DAY_MS ? "unconfirmed" : null;
}

/** What the page of a stopped link shows. */
export interface StoppedReport {
  readonly stopped: WhyStopped;
  readonly madeBy: string;
}

/**
 * The report of a link, counting the visit; a live one with current records and numbers.
 *
 * @returns null where the link is wrong, has expired, or was revoked
 * @throws what the database throws
 */
export async function openReport(
  db: StoreDatabase,
  token: string,
  now: number,
): Promise<OpenedReport | StoppedReport | null> {
  if (!TOKEN.test(token)) return null;
  const row = await db
    .selectFrom("report")
    .select(["id", "scope", "body", "owner_handle", "created_at", "until", "confirmed_at", "lost_at"])
    .select(["query", "records", "records_at"])
    .where("token_hash", "=", hashOf(token))
    .where("until", ">", now)
    .executeTakeFirst();
  if (!row) return null;
  const { owner_handle: madeBy, created_at: madeAt, until } = row;
  const stopped = whyStopped(row, now);
  if (stopped !== null) return { stopped, madeBy };
  const { data } = storedReport.safeParse(JSON.parse(row.body));
  if (!data) return null;
  const { follows, ...stored } = data;
  const accountId = accountOfScope(row.scope);
  const { query, records, records_at: recordsAt } = row;
  const followed = follows && { accountId, follows, query, records, recordsAt };
  const shown = followed ? await liveReport(db, stored, followed, now) : stored;
  await db
    .updateTable("report")
    .set(({ eb }) => ({ opened: eb("opened", "+", 1) }))
    .where("id", "=", row.id)
    .execute();
  return { ...shown, madeBy, madeAt, until };
}
