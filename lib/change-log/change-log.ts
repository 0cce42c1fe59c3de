import "server-only";
import { randomBytes } from "node:crypto";
import type { AnsweredChange } from "@/lib/ads/changing-calls";
import { type Environment, resourceOf } from "@/lib/ads/endpoint";
import { isServiceRecord, type ServiceRecord } from "@/lib/ads/known-records";
import {
  accountScope,
  type ChangeLogTable,
  type StoreDatabase,
  type StoreTransaction,
} from "@/lib/database/tables";
import type { HistoryRecord } from "@/lib/history/describe-change";
import { formatServiceTime } from "@/lib/time/service-time";
import { accountIn, logEntries, THIS_DASHBOARD } from "./log-entries";

/** Entries of one page. */
export const LOG_PAGE = 200;

export interface AnsweredCall extends AnsweredChange {
  /** The user of the service whose token was used. */
  readonly userId: string;
  /** When it was answered, in milliseconds. */
  readonly at: number;
}

/**
 * Stores what a call changed, compared with the record after the change before it.
 *
 * @throws what the database throws
 */
export async function logChange(db: StoreDatabase, call: AnsweredCall): Promise<void> {
  const accountId = accountIn(call.input);
  if (accountId === undefined) return;
  const scope = accountScope(call.scope.environment, accountId);
  const resource = resourceOf(call.endpoint);
  await db.transaction().execute(async (transaction) => {
    const records = (Array.isArray(call.data) ? call.data : [call.data]).filter(isServiceRecord);
    const known = await knownRecords(transaction, scope, resource, records);
    const entries = logEntries(call, {
      userId: call.userId,
      now: formatServiceTime(call.at),
      before: (id) => known.get(id),
    });
    if (entries.length > 0) {
      await transaction
        .insertInto("change_log")
        .values(entries.map((entry, index) => rowOf(entry, scope, call, index)))
        .execute();
    }
    if (entries.some(({ entity }) => entity !== resource))
      await storeKnown(transaction, scope, resource, records);
  });
}

function rowOf(
  entry: HistoryRecord,
  scope: string,
  { endpoint, userId, at }: AnsweredCall,
  index: number,
): ChangeLogTable {
  const reportedAt = Date.parse(entry.change_time);
  return {
    id: idAt(at, index),
    scope,
    at: Number.isNaN(reportedAt) ? at : reportedAt,
    user_id: userId,
    endpoint: endpoint.name,
    kind: entry.change_type,
    entity: entry.entity,
    entity_id: entry.entity_id,
    entity_data: JSON.stringify(entry.entity_data),
    changes: JSON.stringify(entry.changes),
  };
}

/** In the order in which changes were answered, which the service's seconds are too coarse for. */
const idAt = (at: number, index: number) =>
  at.toString(16).padStart(12, "0") + index.toString(16).padStart(4, "0") + randomBytes(6).toString("hex");

async function knownRecords(
  db: StoreTransaction,
  scope: string,
  entity: string,
  records: readonly ServiceRecord[],
): Promise<ReadonlyMap<string, ServiceRecord>> {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const rows = await db
    .selectFrom("known_record")
    .select("record")
    .where("scope", "=", scope)
    .where("entity", "=", entity)
    .where("entity_id", "in", ids)
    .execute();
  const known = rows.map(({ record }): unknown => JSON.parse(record)).filter(isServiceRecord);
  return new Map(known.map((record) => [record.id, record]));
}

async function storeKnown(
  db: StoreTransaction,
  scope: string,
  entity: string,
  records: readonly ServiceRecord[],
): Promise<void> {
  // A call may name a record twice; its last state is what counts, and one statement may not write a row twice.
  const last = new Map(records.map((record) => [record.id, record]));
  if (last.size === 0) return;
  await db
    .insertInto("known_record")
    .values(
      [...last].map(([id, record]) => ({ scope, entity, entity_id: id, record: JSON.stringify(record) })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "entity", "entity_id"])
        .doUpdateSet(({ ref }) => ({ record: ref("excluded.record") })),
    )
    .execute();
}

/** Which part of a log is read. */
interface LogQuestion {
  readonly environment: Environment;
  readonly accountId: string;
  /** Of one thing alone. */
  readonly entityId?: string | undefined;
  /** From when until when, in milliseconds; `until` is no longer part of it. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** What comes after an entry that was read, older ones. */
  readonly after?: LogCursor | undefined;
}

export interface LogCursor {
  readonly at: number;
  readonly id: string;
}

interface LogPage {
  readonly changes: readonly (HistoryRecord & { readonly id: string; readonly endpoint: string })[];
  /** Undefined at the end. */
  readonly next: LogCursor | undefined;
}

/**
 * A page of the log of an account, newest first.
 *
 * @throws what the database throws
 */
export async function readLog(db: StoreDatabase, question: LogQuestion): Promise<LogPage> {
  const rows = await logQuery(db, question).execute();
  const page = rows.slice(0, LOG_PAGE);
  const last = page.at(-1);
  return {
    changes: page.map(recordOf),
    next: rows.length > LOG_PAGE && last ? { at: last.at, id: last.id } : undefined,
  };
}

/** What reads a page, and one entry more, which shows whether there is another page. */
export function logQuery(db: StoreDatabase, question: LogQuestion) {
  const { environment, accountId, entityId, from, until, after } = question;
  const query = db
    .selectFrom("change_log")
    .selectAll()
    .where("scope", "=", accountScope(environment, accountId))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(LOG_PAGE + 1)
    .$if(entityId !== undefined, (all) => all.where("entity_id", "=", entityId ?? ""))
    .$if(from !== undefined, (all) => all.where("at", ">=", from ?? 0))
    .$if(until !== undefined, (all) => all.where("at", "<", until ?? 0));
  if (!after) return query;
  // The first condition alone finds the place in the index.
  return query
    .where("at", "<=", after.at)
    .where(({ eb, or, and }) =>
      or([eb("at", "<", after.at), and([eb("at", "=", after.at), eb("id", "<", after.id)])]),
    );
}

const recordOf = (row: ChangeLogTable): LogPage["changes"][number] => ({
  id: row.id,
  endpoint: row.endpoint,
  change_by: { user_id: row.user_id, platform: THIS_DASHBOARD },
  change_time: formatServiceTime(row.at),
  change_type: row.kind,
  changes: JSON.parse(row.changes),
  entity: row.entity,
  entity_id: row.entity_id,
  entity_data: JSON.parse(row.entity_data),
});
