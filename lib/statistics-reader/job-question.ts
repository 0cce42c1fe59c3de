import * as z from "zod";
import { accountPlace } from "@/lib/ads/account-place";
import { wholeNumbers } from "./question";

/** Where pages ask what jobs for statistics have found, with POST: app/api/statistics/jobs. */
export const STATISTICS_JOBS_PATH = "/api/statistics/jobs";

/** Jobs of one question. */
const JOBS_ASKED_MAX = 8;
/** Longest question, in bytes. */
export const JOBS_QUESTION_BYTES_MAX = 2_048;

export const jobsQuestion = z.strictObject({
  ...accountPlace,
  job_ids: z
    .array(z.string().regex(/^\d{1,19}$/))
    .min(1)
    .max(JOBS_ASKED_MAX),
});

export type JobsQuestion = z.output<typeof jobsQuestion>;

export const jobsAnswer = z.object({
  /** Some are not done yet; they are asked for again. */
  waiting: z.boolean(),
  /** Why the others will never return anything. */
  failed: z.string().optional(),
  /** What the jobs found, once all of them are done. */
  parts: z.array(
    z.object({
      segment: z.object({ name: z.string(), value: z.string() }).nullable(),
      sums: wholeNumbers,
    }),
  ),
});

export type JobsAnswer = z.input<typeof jobsAnswer>;
export type ReadJobs = z.output<typeof jobsAnswer>;
