import * as z from "zod";
import { accountPlace } from "@/lib/ads/account-place";
import { wholeNumbers } from "./question";

/** The route for the results of statistics jobs, with POST: app/api/statistics/jobs. */
export const STATISTICS_JOBS_PATH = "/api/statistics/jobs";

/** Jobs of one question. */
const JOBS_ASKED_MAX = 8;
/** Maximum size of a request, in bytes. */
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
  /** Some are not done yet, and have to be polled. */
  waiting: z.boolean(),
  /** Why the others will never return anything. */
  failed: z.string().optional(),
  /** The results of the jobs, once all are done. */
  parts: z.array(
    z.object({
      segment: z.object({ name: z.string(), value: z.string() }).nullable(),
      sums: wholeNumbers,
    }),
  ),
});

export type JobsAnswer = z.input<typeof jobsAnswer>;
export type ReadJobs = z.output<typeof jobsAnswer>;
