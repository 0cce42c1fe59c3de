import "server-only";
import { LRUCache } from "lru-cache";
import type { Asker } from "@/lib/account-questions/account-question";
import { mayUse } from "@/lib/ads/permissions";
import { overStore, theStore } from "@/lib/database/store-connection";
import { accountScope, type StoreDatabase } from "@/lib/database/tables";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { storedNumbers } from "@/lib/statistics-reader/stored-numbers";
import { type FollowedList, followedListOf } from "./followed-lists";
import { rangesOfReport } from "./live-report";
import type { FollowedView } from "./open-list";
import { type KeptReport, keptReport } from "./report";

/** How old the records of live reports grow while people have their account open, in milliseconds. */
const RECORDS_SERVE_MS = 5 * 60_000;
/** How long reading all of them may take. */
const TOTAL_MS = 60_000;

/**
 * Reads the records of the live reports of an account anew with the token of whoever has it open, where they are due:
 * once for all who look at them, and of no allowance of statistics. What cannot be read stays as it was.
 */
export async function followReports(asker: Asker): Promise<void> {
  if (!theStore()) return;
  await readFollowed(asker).catch((err: unknown) =>
    log().warn({ err }, "records of reports could not be read"),
  );
}

async function readFollowed(asker: Asker): Promise<void> {
  const { page, accountId } = asker;
  const scope = accountScope(page.scope.environment, accountId);
  const due = await overStore((db) => dueReports(db, scope, Date.now()));
  const underWay = processWide(
    "followed-reports",
    () => new LRUCache<string, true>({ max: 10_000, ttl: RECORDS_SERVE_MS }),
  );
  const reports = due?.filter(({ id }) => !underWay.has(id)) ?? [];
  const signal = AbortSignal.timeout(TOTAL_MS);
  const reader = { accountId, page: { ...page, signal } };
  for (const { id } of reports) underWay.set(id, true);
  for (const { id, kept, view, list } of reports) {
    if (!list.needs.every(({ access }) => mayUse(access, asker.access.permissions))) continue;
    const { asOf, things, choose } = await list.read(reader, view);
    const { all } = rangesOfReport(kept, view.follows, Date.now());
    await overStore(async (db) => {
      const account = { environment: kept.environment, accountId, zone: kept.zone };
      const chosen = await choose(() => storedNumbers(db, account, things, all));
      await db
        .updateTable("report")
        .set({ records: JSON.stringify(chosen), records_at: asOf })
        .where("id", "=", id)
        .execute();
    });
    underWay.delete(id);
  }
}

interface DueReport {
  readonly id: string;
  readonly kept: KeptReport;
  readonly view: FollowedView;
  readonly list: FollowedList;
}

/** The live reports of an account whose records are older than they may be. */
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
    const { data: kept } = keptReport.safeParse(JSON.parse(body));
    if (!kept?.follows) return [];
    const columns = kept.columns.map((column) => column.id);
    const view = { query, follows: kept.follows, columns, zone: kept.zone };
    const list = followedListOf(view);
    return list ? [{ id, kept, view, list }] : [];
  });
}
