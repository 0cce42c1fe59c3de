import { JOBS_PROCESSING_MAX, type StatisticsJob } from "@/lib/ads/endpoints/statistics-jobs";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";
import { insertRow } from "../../database/rows";
import { jobFilePath } from "../../http/job-file-address";
import { mixed, textHash } from "./chance";

const status = `CASE WHEN j.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN j.ready_at > ?1 THEN 'PROCESSING'
  WHEN j.fails THEN 'FAILED' ELSE 'SUCCESS' END`;
const isDone = "(j.cancelled_at IS NULL AND j.ready_at <= ?1 AND NOT j.fails)";
const asked = (field: string) => `json_extract(j.asked, '$.${field}')`;
const askedList = (field: string) => `json(${asked(field)})`;

export const statisticsJobs: Collection = {
  table: "statistics_jobs",
  alias: "j",
  record: asObject({
    id: "CAST(j.id AS INTEGER)",
    id_str: "j.id",
    status,
    url: `iif(${isDone}, '${jobFilePath("")}' || j.id || '.json.gz', NULL)`,
    expires_at: `iif(${isDone}, j.expires_at, NULL)`,
    account_id: "j.account_id",
    entity: asked("entity"),
    entity_ids: askedList("entity_ids"),
    start_time: asked("start_time"),
    end_time: asked("end_time"),
    granularity: asked("granularity"),
    placement: asked("placement"),
    metric_groups: askedList("metric_groups"),
    segmentation_type: asked("segmentation_type"),
    country: asked("country"),
    platform: asked("platform"),
    created_at: "j.created_at",
    updated_at: `iif(j.cancelled_at IS NULL AND j.ready_at <= ?1, j.ready_at, j.updated_at)`,
  }),
  order: "desc",
};

/** How many more jobs an account may have under way. */
export function jobsLeft(connection: Connection, accountId: string, now: string): number {
  const row = connection.one<{ processing: number }>(
    `SELECT count(*) AS processing FROM statistics_jobs
     WHERE account_id = ? AND ready_at > ? AND cancelled_at IS NULL`,
    [accountId, now],
  );
  return Math.max(0, JOBS_PROCESSING_MAX - (row?.processing ?? 0));
}

const SECOND_MS = 1_000;
/** Seconds that a job takes at least and at most. */
const TAKES = { least: 2, most: 40 };
const LIFETIME_MS = 2 * 86_400_000;

/** What was asked for, as jobs repeat it. */
type AskedJob = Pick<
  StatisticsJob,
  | "entity"
  | "entity_ids"
  | "start_time"
  | "end_time"
  | "granularity"
  | "placement"
  | "metric_groups"
  | "segmentation_type"
  | "country"
  | "platform"
>;

/** Writes a job that has just begun; returns its identifier and when it will be done. */
export function insertJob(
  connection: Connection,
  { accountId, now }: { readonly accountId: string; readonly now: string },
  job: AskedJob,
): { readonly id: string; readonly readyAt: string } {
  const id = newLongIdentifier();
  const seconds = TAKES.least + (mixed(textHash(id), 9) % (TAKES.most - TAKES.least + 1));
  const ready = Date.parse(now) + seconds * SECOND_MS;
  const readyAt = formatServiceTime(ready);
  insertRow(connection, "statistics_jobs", {
    id,
    account_id: accountId,
    asked: JSON.stringify(job),
    fails: willFail(connection, accountId, job.entity_ids),
    ready_at: readyAt,
    expires_at: formatServiceTime(ready + LIFETIME_MS),
    created_at: now,
    updated_at: now,
  });
  return { id, readyAt };
}

/** The account of the demo in which jobs fail, and whose first campaign makes them. */
const FAILS_AT = "FernwayHealth";

const willFail = (connection: Connection, accountId: string, ids: readonly string[]): boolean =>
  connection.one(
    `SELECT 1 AS fails FROM campaigns c JOIN accounts a ON a.id = c.account_id
     WHERE a.id = ?1 AND a.handle = ?2 AND c.id IN (SELECT value FROM json_each(?3))
       AND c.seq = (SELECT min(seq) FROM campaigns WHERE account_id = ?1)`,
    [accountId, FAILS_AT, JSON.stringify(ids)],
  ) !== undefined;

/** Cancels a job that is under way; false when there is none, or it is done. */
export const cancelJob = (connection: Connection, accountId: string, id: string, now: string): boolean =>
  connection.run(
    `UPDATE statistics_jobs SET cancelled_at = ?3, updated_at = ?3
     WHERE id = ?1 AND account_id = ?2 AND ready_at > ?3 AND cancelled_at IS NULL`,
    [id, accountId, now],
  ) > 0;

export interface FinishedJob {
  readonly accountId: string;
  readonly readyAt: string;
  readonly asked: unknown;
}

/** A job whose file is there: done, and not expired. */
export function finishedJob(connection: Connection, id: string, now: string): FinishedJob | undefined {
  const row = connection.one<{ account_id: string; ready_at: string; asked: string }>(
    `SELECT account_id, ready_at, asked FROM statistics_jobs
     WHERE id = ?1 AND cancelled_at IS NULL AND NOT fails AND ready_at <= ?2 AND expires_at > ?2`,
    [id, now],
  );
  return row && { accountId: row.account_id, readyAt: row.ready_at, asked: JSON.parse(row.asked) };
}
