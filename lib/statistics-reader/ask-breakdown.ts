import { callEndpoint } from "@/lib/ads/call";
import type { InputOf } from "@/lib/ads/endpoint";
import { create } from "@/lib/ads/endpoints/statistics-jobs";
import { NotAsPromisedError } from "@/lib/ads/errors";
import type { Scope } from "@/lib/ads/scope";
import { askDashboard } from "@/lib/ads/transport";
import { breakdownGroups } from "@/lib/statistics/breakdowns";
import type { DayRange } from "@/lib/statistics/day-ranges";
import type { Segmentation, StatisticsPlacement } from "@/lib/statistics/entities";
import { writtenTimes } from "@/lib/statistics/written-times";
import { jobsAnswer, type ReadJobs, STATISTICS_JOBS_PATH } from "./job-question";
import type { ShownEntity } from "./question";

export interface WantedBreakdown {
  readonly entity: ShownEntity;
  readonly id: string;
  readonly by: Segmentation;
  /** The targeting value of the country whose metro areas are distinguished. */
  readonly country?: string | undefined;
  readonly range: DayRange;
  readonly zone: string;
}

/** Placements of campaigns and line items; each is requested separately. */
const PLACEMENTS: readonly StatisticsPlacement[] = ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"];

/** The jobs of a breakdown: for each placement its segments, and the whole, which they do not add up to. */
function jobsFor(
  accountId: string,
  { entity, id, by, country, range, zone }: WantedBreakdown,
): readonly InputOf<typeof create>[] {
  return PLACEMENTS.flatMap((placement) => {
    const whole = {
      account_id: accountId,
      entity,
      entity_ids: [id],
      ...writtenTimes(range, zone),
      granularity: "TOTAL" as const,
      placement,
      metric_groups: [...breakdownGroups(entity, by)],
    };
    return [{ ...whole, segmentation_type: by, ...(country !== undefined && { country }) }, whole];
  });
}

/**
 * Starts the jobs of a breakdown, and returns their ids.
 *
 * @throws what `callEndpoint` throws
 */
export async function beginBreakdown(
  scope: Scope,
  accountId: string,
  wanted: WantedBreakdown,
): Promise<readonly string[]> {
  const jobs = jobsFor(accountId, wanted);
  const begun = await Promise.all(jobs.map((job) => callEndpoint(create, scope, job)));
  return begun.map(({ data }) => data.id_str);
}

/**
 * Asks the dashboard for the results of jobs so far.
 *
 * @throws RefusedError, UnreachableError or NotAsPromisedError like calls of the service, the signal's reason when it
 *   aborts
 */
export async function askJobs(
  { environment, handle }: Scope,
  accountId: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadJobs> {
  const question = { environment, handle, account_id: accountId, job_ids: ids };
  const answer = jobsAnswer.safeParse(await askDashboard(STATISTICS_JOBS_PATH, question, signal));
  if (!answer.success) throw new NotAsPromisedError("Jobs with other fields", { cause: answer.error });
  return answer.data;
}
