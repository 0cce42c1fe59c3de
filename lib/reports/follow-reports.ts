import "server-only";
import { LRUCache } from "lru-cache";
import type { Asker } from "@/lib/account-questions/account-question";
import { mayUse } from "@/lib/ads/permissions";
import { overStore, theStore } from "@/lib/database/store-connection";
import { accountScope, type StoreDatabase } from "@/lib/database/tables";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { storedNumbers } from "@/lib/statistics-reader/stored-numbers";
import type { FollowedList, RecordReader } from "./followed-list";
import { followedListOf } from "./followed-lists";
import { rangesOfReport } from "./live-report";
import type { FollowedView } from "./open-list";
import { type StoredReport, storedReport } from "./report";

/** Maximum age of the records of live reports while people have their account open, in milliseconds. */
const RECORDS_SERVE_MS = 5 * 60_000;
/** Timeout for reading all. */
const TOTAL_MS = 60_000;

/**
 * Refetches the records of the live reports of an account, where they are due, with the token of a user who has it
 * open: once for all viewers, and outside the statistics limits. What cannot be read stays as it was.
 */
export async function followReports(asker: Asker): Promise<void> {
  if (!theStore()) return;
  const { page, accountId, access } = asker;
  const scope = accountScope(page.scope.environment, accountId);
  const underWay = processWide(
    "followed-reports",
    () => new LRUCache<string, true>({ max: 10_000, ttl: RECORDS_SERVE_MS }),
  );
  try {
    const due = (await overStore((db) => dueReports(db, scope, Date.now()))) ?? [];
    const mine = due.filter(
      ({ id, list }) =>
        !underWay.has(id) && list.needs.every((each) => mayUse(each.access, access.permissions)),
    );
    for (const { id } of mine) underWay.set(id, true);
    const reader = { accountId, page: { ...page, signal: AbortSignal.timeout(TOTAL_MS) } };
    for (const report of mine) {
      // A failure is not retried with every request.
      if (await follow(report, reader)) underWay.delete(report.id);
    }
  } catch (err) {
    log().warn({ err }, "reports could not be followed");
  }
}

/**
 * Reads and stores the records of one report. A failure does not affect the others.
 *
 * @returns whether they are stored
 */
async function follow({ id, stored, view, list }: DueReport, reader: RecordReader): Promise<boolean> {
  try {
    const { asOf, things, choose } = await list.read(reader, view);
    const { all } = rangesOfReport(stored, view.follows, Date.now());
    const account = { environment: stored.environment, accountId: reader.accountId, zone: stored.zone };
    const records = await choose(() => overStore((db) => storedNumbers(db, account, things, all)));
    const set = { records: JSON.stringify(records), records_at: asOf };
    const done = await overStore((db) => db.updateTable("report").set(set).where("id", "=", id).execute());
    return done !== undefined;
  } catch (err) {
    log().warn({ err, id }, "the records of a report could not be read");
    return false;
  }
}

interface DueReport {
  readonly id: string;
  readonly stored: StoredReport;
  readonly view: FollowedView;
  readonly list: FollowedList;
}

/** The live reports of an account whose records are too old. */
async function dueReports(db: StoreDatabase, scope: string, now: number): Promise<readonly DueReport[]> {
  const rows = await db
    .selectFrom("report")
    .select(["id", "body", "query"])
    .where("scope", "=", scope)
    .where("until", ">", now)
    .where("confirmed_at", "is not", null)
    .where("lost_at", "is", null)
    .where(({ eb, or }) => or([eb("records_at", "is", null), eb("records_at", "<", now - RECORDS_SERVE_MS)]))
    .execute();
  return rows.flatMap(({ id, body, query }): readonly DueReport[] => {
    const { data: stored } = storedReport.safeParse(JSON.parse(body));
    if (!stored?.follows) return [];
    const columns = stored.columns.map((column) => column.id);
    const view = { query, follows: stored.follows, columns, zone: stored.zone };
    const list = followedListOf(view);
    return list ? [{ id, stored, view, list }] : [];
  });
}
