import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { kind } from "@/lib/ads/param-kinds";
import { choice, choices, id, ids } from "@/lib/ads/params";
import { viewStatistics } from "@/lib/ads/permissions";
import { statistics } from "@/lib/ads/rate-limits";
import { identifier, open } from "@/lib/ads/records";
import {
  GRANULARITIES,
  SEGMENTATIONS,
  STATISTICS_ENTITIES,
  STATISTICS_PLACEMENTS,
} from "@/lib/statistics/entities";
import { METRIC_GROUPS, METRICS } from "@/lib/statistics/metrics";
import { parseServiceTime } from "@/lib/time/service-time";

/** Entities of one question, synchronous or not. */
export const STATISTICS_IDS_MAX = 20;
/** Maximum hours of one synchronous request: a week, plus the extra hour of the longest week. */
export const STATISTICS_HOURS_MAX = 7 * 24 + 1;

/**
 * An instant as written: a date alone is midnight of the account's zone, and whether hours are whole is decided by the
 * text, because midnight in some zones is no whole hour in UTC.
 */
export function writtenTime() {
  return kind(
    z.string().refine((value) => parseServiceTime(value) !== undefined),
    (value: string) => value,
    {
      expected: "time",
      details: "invalid date",
      rule: "A time on the full hour with its zone, or a date for midnight in the account’s zone.",
      jsonSchema: { type: "string", format: "date-time" },
    },
  );
}

/** The common parameters of synchronous statistics and jobs. */
export const statisticsParams = {
  account_id: id(),
  entity: choice(STATISTICS_ENTITIES),
  entity_ids: ids(STATISTICS_IDS_MAX),
  start_time: writtenTime(),
  end_time: writtenTime(),
  granularity: choice(GRANULARITIES),
  placement: choice(STATISTICS_PLACEMENTS),
  metric_groups: choices(METRIC_GROUPS),
};

/** Numbers by hour or day, or one; null where nothing happened in the whole time. */
const series = z.array(z.number().int().nullable()).nullable();
const optionalSeries = series.optional();

/** Conversions share a few lists of fields; each is declared once. */
const objects = new Map<object, z.ZodType>();
function conversion(fields: object): z.ZodType {
  const known =
    objects.get(fields) ??
    z
      .looseObject(Object.fromEntries(Object.keys(fields).map((field) => [field, series])))
      .nullable()
      .optional();
  objects.set(fields, known);
  return known;
}

const metrics = z.looseObject(
  Object.fromEntries(METRICS.map(({ key, fields }) => [key, fields ? conversion(fields) : optionalSeries])),
);

export const segment = z.looseObject({ segment_name: z.string(), segment_value: z.string() }).nullable();

/** The request, repeated in the answer, with null for what was not requested. */
const askedParams = z.looseObject({
  start_time: z.string(),
  end_time: z.string(),
  segmentation_type: open(SEGMENTATIONS).nullable(),
  entity_ids: z.array(identifier()),
  country: z.string().nullable(),
  placement: open(STATISTICS_PLACEMENTS),
  granularity: open(GRANULARITIES),
  entity: open(STATISTICS_ENTITIES),
  platform: z.string().nullable(),
  metric_groups: z.array(open(METRIC_GROUPS)),
});

/** The whole answer, and the content of a job's file. */
export const statisticsAnswer = z.looseObject({
  data_type: z.literal("stats"),
  time_series_length: z.number().int(),
  data: z.array(z.looseObject({ id: identifier(), id_data: z.array(z.looseObject({ segment, metrics })) })),
  request: z.looseObject({ params: askedParams }),
});

export const get = defineEndpoint({
  number: "R47",
  name: "statistics.get",
  summary: "Metrics of up to 20 entities for at most a week",
  method: "GET",
  path: "/stats/accounts/:account_id",
  params: z.object(statisticsParams),
  answer: "whole",
  data: statisticsAnswer,
  access: viewStatistics,
  rateLimit: statistics,
});
