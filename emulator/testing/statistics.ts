import * as z from "zod";
import { parseExactJson } from "@/lib/json/exact-json";
import type { TestAnswer, TestService } from "./service";

type Query = Readonly<Record<string, string>>;
type Options = Parameters<TestService["call"]>[2];

const series = z.array(z.number()).nullable();
const fields = z.record(z.string(), series).nullable();

/** The content of an answer or of a job's file. */
export const statisticsContent = z.object({
  data_type: z.literal("stats"),
  time_series_length: z.number(),
  data: z.array(
    z.object({
      id: z.string(),
      id_data: z.array(
        z.object({
          segment: z.object({ segment_name: z.string(), segment_value: z.string() }).nullable(),
          metrics: z.record(z.string(), z.union([series, fields])),
        }),
      ),
    }),
  ),
  request: z.object({ params: z.record(z.string(), z.unknown()) }),
});

/** Series by the names of their metrics; of conversions `conversion_purchases.metric`. Null where all is null. */
export type Series = Readonly<Record<string, readonly number[] | null>>;

const EVERY_GROUP =
  "ENGAGEMENT,BILLING,VIDEO,WEB_CONVERSION,MOBILE_CONVERSION,LIFE_TIME_VALUE_MOBILE_CONVERSION";

/** Asks for statistics of an account; the default is a day of campaigns by the hour. */
export function statisticsOf(service: TestService, accountId: string, environment = "live") {
  const path = `/${environment}/12/stats/accounts/${accountId}`;
  const ask = (query: Query, options?: Options): Promise<TestAnswer> => {
    // Allowances are another matter.
    if (!options) service.service.reset();
    return service.get(
      path,
      {
        entity: "CAMPAIGN",
        granularity: "HOUR",
        placement: "ALL_ON_SERVICE",
        metric_groups: EVERY_GROUP,
        start_time: "2026-11-18T00:00:00Z",
        end_time: "2026-11-19T00:00:00Z",
        ...query,
      },
      options,
    );
  };
  /** The series of every entity by its identifier. Throws for a refusal. */
  const read = async (query: Query): Promise<ReadonlyMap<string, Series>> => {
    const answer = await ask(query);
    if (answer.status !== 200) throw new Error(answer.text);
    const { data } = statisticsContent.parse(parseExactJson(answer.text));
    return new Map(data.map(({ id, id_data: [first] }) => [id, flattened(first?.metrics ?? {})]));
  };
  return { path, ask, read };
}

/** Every series of an entity by its full name. */
export function flattened(
  metrics: z.output<typeof statisticsContent>["data"][0]["id_data"][0]["metrics"],
): Series {
  return Object.fromEntries(
    Object.entries(metrics).flatMap(([key, value]): [string, readonly number[] | null][] =>
      value === null || Array.isArray(value)
        ? [[key, value]]
        : Object.entries(value).map(([field, one]) => [`${key}.${field}`, one]),
    ),
  );
}

export const totalOf = (series: readonly number[] | null | undefined): number =>
  (series ?? []).reduce((sum, value) => sum + value, 0);
