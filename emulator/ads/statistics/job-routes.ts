import * as statisticsJobs from "@/lib/ads/endpoints/statistics-jobs";
import type { ErrorCode } from "@/lib/ads/error-codes";
import { canSegment, isSegmented, type Segmentation, type StatisticsEntity } from "@/lib/statistics/entities";
import type { MetricGroup } from "@/lib/statistics/metrics";
import { conditionsOf } from "../../database/conditions";
import { recordJson } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { missing, notFound, Refusal, unexpected } from "../../service/refusals";
import { route } from "../../service/route";
import { findLocation } from "../lookups/locations";
import { cancelJob, statisticsJobs as collection, insertJob, jobsLeft } from "./jobs-store";
import { partsOf, readWindow, requireAtMost, requireGroups, requirePlace } from "./questions";
import { echoed, timezoneOf } from "./rendering";

const DAY_HOURS = 24;

export const statisticsJobRoutes = [
  route(statisticsJobs.list, (call) => {
    const { params, store, now } = call;
    const left = jobsLeft(store.connection, params.account_id, now);
    return {
      ...answerList(call, collection, conditionsOf(collection, params, { id: params.job_ids })),
      headers: {
        "x-concurrent-job-limit": String(statisticsJobs.JOBS_PROCESSING_MAX),
        "x-concurrent-job-limit-remaining": String(left),
      },
    };
  }),

  route(statisticsJobs.create, ({ params, store, now }) => {
    const { account_id: accountId, ...given } = params;
    const { connection } = store;
    const zone = timezoneOf(connection, accountId);
    const window = readWindow(params, zone);
    const segmented = params.segmentation_type !== undefined;
    const days = segmented ? statisticsJobs.SEGMENTED_JOB_DAYS_MAX : statisticsJobs.JOB_DAYS_MAX;
    requireAtMost(window, days * DAY_HOURS + 1, `${days}.days+1.hours`);
    requireGroups(params.entity, params.metric_groups, params.segmentation_type);
    requirePlace(params.entity, params.placement);
    if (params.segmentation_type !== undefined)
      requireSegments(params.entity, params.metric_groups, params.segmentation_type, params.country);
    partsOf(window, params.granularity, { zone, now: Date.parse(now) });
    if (jobsLeft(connection, accountId, now) === 0) {
      const message = `A maximum of ${statisticsJobs.JOBS_PROCESSING_MAX} jobs can be in processing state`;
      throw refusal("TOO_MANY_JOBS", message);
    }
    const times = echoed(window);
    const { id, readyAt } = store.write(() =>
      insertJob(
        connection,
        { accountId, now },
        {
          ...given,
          ...times,
          segmentation_type: params.segmentation_type ?? null,
          country: params.country ?? null,
          platform: params.platform ?? null,
        },
      ),
    );
    store.validity.expect(readyAt);
    return {
      data: recordJson(connection, collection, { accountId, id, now, withDeleted: false }) ?? "null",
      // Only what was asked for is repeated.
      request: JSON.stringify({ params: { ...given, ...times } }),
    };
  }),

  route(
    statisticsJobs.cancel,
    ({ params, store, now }) => {
      const { account_id: accountId, job_id: id } = params;
      const { connection } = store;
      const which = { accountId, id, now, withDeleted: false };
      if (recordJson(connection, collection, which) === undefined)
        throw new Refusal([notFound("Job", id, "job_id", accountId)]);
      if (!store.write(() => cancelJob(connection, accountId, id, now)))
        throw refusal("INVALID_PARAMETER", `Job ${id} is not being processed`, "job_id");
      return {
        data: recordJson(connection, collection, which) ?? "null",
        request: `{"params":{"job_id":${BigInt(id)},"account_id":${JSON.stringify(accountId)}}}`,
      };
    },
    { dataType: "job" },
  ),
];

const refusal = (code: ErrorCode, message: string, parameter?: string) =>
  new Refusal([{ code, message, ...(parameter !== undefined && { parameter }) }]);

function requireSegments(
  entity: StatisticsEntity,
  groups: readonly MetricGroup[],
  by: Segmentation,
  country: string | undefined,
): void {
  if (!canSegment(entity, by)) {
    const message = `segmentation_type ${by} is not available for entity ${entity}`;
    throw refusal("INVALID_PARAMETER", message, "segmentation_type");
  }
  const without = groups.filter((group) => !isSegmented(group, by));
  if (without.length > 0) {
    const message = `Metric groups ${without.join(", ")} are not available with segmentation_type ${by}`;
    throw refusal("INVALID_PARAMETER", message, "metric_groups");
  }
  if (by !== "METROS") return;
  if (country === undefined) throw new Refusal([missing("country")]);
  if (findLocation(country)?.location_type !== "COUNTRIES")
    throw new Refusal([unexpected("country", "a country", country)]);
}
