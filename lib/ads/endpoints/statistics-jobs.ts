import * as z from "zod";
import { defineEndpoint, pageParams } from "@/lib/ads/endpoint";
import { choice, IDS_MAX, id, long, longs, text } from "@/lib/ads/params";
import { viewStatistics } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, instant, open } from "@/lib/ads/records";
import {
  GRANULARITIES,
  SEGMENTATIONS,
  STATISTICS_ENTITIES,
  STATISTICS_PLACEMENTS,
} from "@/lib/statistics/entities";
import { METRIC_GROUPS } from "@/lib/statistics/metrics";
import { statisticsParams } from "./statistics";

/** Days of one job, and of one with segments. */
export const JOB_DAYS_MAX = 90;
export const SEGMENTED_JOB_DAYS_MAX = 45;
/** Maximum number of running jobs of an account, shared by applications. */
export const JOBS_PROCESSING_MAX = 100;

/** Clients treat any other as "not finished": older ones also have QUEUED and UPLOADING. */
export const JOB_STATUSES = ["PROCESSING", "SUCCESS", "FAILED", "CANCELLED", "QUEUED", "UPLOADING"] as const;

export const jobRecord = z.looseObject({
  /** Larger than the exact range of JavaScript numbers; `id_str` is the same as text. */
  id: identifier(),
  id_str: z.string(),
  status: open(JOB_STATUSES),
  /**
   * The address of the file once the job is done: the response of `statistics.get`, gzipped. Public to anyone with the
   * address.
   */
  url: z.string().nullable(),
  expires_at: instant().nullable(),
  account_id: identifier(),
  entity: open(STATISTICS_ENTITIES),
  entity_ids: z.array(identifier()),
  start_time: instant(),
  end_time: instant(),
  granularity: open(GRANULARITIES),
  placement: open(STATISTICS_PLACEMENTS),
  metric_groups: z.array(open(METRIC_GROUPS)),
  segmentation_type: open(SEGMENTATIONS).nullable(),
  country: z.string().nullable(),
  platform: z.string().nullable(),
  created_at: instant(),
  updated_at: instant(),
});

export type StatisticsJob = z.output<typeof jobRecord>;

export const list = defineEndpoint({
  number: "R52",
  name: "statistics-jobs.list",
  summary: "Jobs for statistics of an account",
  method: "GET",
  path: "/stats/jobs/accounts/:account_id",
  params: z.object({ account_id: id(), job_ids: longs(IDS_MAX).optional(), ...pageParams() }),
  answer: "list",
  data: jobRecord,
  access: viewStatistics,
  rateLimit: accountReads,
});

export const create = defineEndpoint({
  number: "R51",
  name: "statistics-jobs.create",
  summary: "Have statistics of up to 20 entities for at most 90 days computed",
  method: "POST",
  path: "/stats/jobs/accounts/:account_id",
  params: z.object({
    ...statisticsParams,
    segmentation_type: choice(SEGMENTATIONS).optional(),
    country: text({ max: 64 }).optional(),
    platform: text({ max: 64 }).optional(),
  }),
  answer: "one",
  data: jobRecord,
  access: viewStatistics,
  rateLimit: writes,
});

export const cancel = defineEndpoint({
  number: "R53",
  name: "statistics-jobs.cancel",
  summary: "Cancel a job that is under way",
  method: "DELETE",
  path: "/stats/jobs/accounts/:account_id/:job_id",
  params: z.object({ account_id: id(), job_id: long() }),
  answer: "one",
  data: jobRecord,
  access: viewStatistics,
  rateLimit: writes,
});
