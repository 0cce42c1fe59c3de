import * as z from "zod";
import { accountPlace } from "@/lib/ads/account-place";
import { id } from "@/lib/ads/params";
import { HOUR_DAYS_MAX } from "@/lib/statistics/day-hours";
import { type DayRange, lengthOf, RANGE_DAYS_MAX } from "@/lib/statistics/day-ranges";
import { PARTS, type Part } from "@/lib/statistics/parts";
import { dayStart } from "@/lib/time/calendar";

/** The route for statistics, with POST: app/api/statistics. */
export const STATISTICS_PATH = "/api/statistics";

/** Things of one question. */
export const QUESTION_IDS_MAX = 200;
/** Maximum size of a request, in bytes: identifiers and further parameters. */
export const QUESTION_BYTES_MAX = 16_384;

/** The entities with statistics on screens. */
export const SHOWN_ENTITIES = [
  "CAMPAIGN",
  "LINE_ITEM",
  "PROMOTED_POST",
  "PROMOTED_ACCOUNT",
  "MEDIA_CREATIVE",
  "FUNDING_INSTRUMENT",
] as const;
export type ShownEntity = (typeof SHOWN_ENTITIES)[number];

/**
 * The purpose of a reading, which decides its priority and whether it may use the last reads. "kept" reads nothing:
 * earlier readings are returned, of any age.
 */
const PURPOSES = ["rows in sight", "other rows", "chart", "overview", "portfolio", "kept"] as const;
export type Purpose = (typeof PURPOSES)[number];

const day = z.string().refine((text) => dayStart(text, "UTC") !== undefined);

/** Days of a question. */
export const askedRange = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to && lengthOf({ from, to }) <= RANGE_DAYS_MAX);

/** Ranges of one request: today, and the compared ones. */
const RANGES_MAX = 5;

/** The request of a page: sums over some ranges, or the numbers of each day or hour in them. */
export const statisticsQuestion = z
  .strictObject({
    ...accountPlace,
    entity: z.enum(SHOWN_ENTITIES),
    ids: z.array(id()).min(1).max(QUESTION_IDS_MAX),
    ranges: z.array(askedRange).min(1).max(RANGES_MAX),
    parts: z.array(z.enum(PARTS)).min(1),
    each: z.enum(["sum", "day", "hour"]),
    purpose: z.enum(PURPOSES),
    /** Whether to include objectives and dates of campaigns, which come from their line items. */
    objectives: z.boolean(),
  })
  .refine(({ each, ranges }) => each !== "hour" || ranges.every((range) => lengthOf(range) <= HOUR_DAYS_MAX));

export type AskedStatistics = z.output<typeof statisticsQuestion>;

export type AboutRows = Omit<AskedStatistics, "ids" | "ranges" | "parts" | "objectives"> & {
  readonly ids: readonly string[];
  readonly ranges: readonly DayRange[];
  readonly parts: readonly Part[];
};

/** The question about rows of a list. Objectives and dates are asked for where they come from other records. */
export const questionAboutRows = ({ ids, ranges, parts, ...about }: AboutRows): AskedStatistics => ({
  ...about,
  ids: [...ids],
  ranges: ranges.map(({ from, to }) => ({ from, to })),
  parts: [...parts],
  objectives: about.entity === "CAMPAIGN",
});

/** Whole numbers of any length by name, as text. */
export const wholeNumbers = z.record(
  z.string(),
  z
    .string()
    .regex(/^-?\d{1,30}$/)
    .transform(BigInt),
);

/** Why something is not read, if asking again at once is useless; the time is in milliseconds. */
export const whyHeld = z.object({ message: z.string(), again_at: z.number().optional() }).optional();

/** The purposes of reads. */
const readsUsed = z.object({
  /** All reads taken by the dashboard that answered. */
  counted: z.number(),
  /** Most of the reads, by account, purpose and the person with the page. */
  by: z.array(
    z.object({
      account: z.object({ id: z.string(), name: z.string() }),
      purpose: z.enum(PURPOSES),
      entity: z.enum(SHOWN_ENTITIES),
      /** The handle that a person signed in to the dashboard with. */
      person: z.string(),
      reads: z.number(),
    }),
  ),
});
export type ReadsUsed = z.output<typeof readsUsed>;

/** The remaining reads in the newest answer, and the purposes of the others. */
export const leftOfAllowance = z
  .object({
    limit: z.number(),
    remaining: z.number(),
    /** When it is reset, in milliseconds. */
    reset_at: z.number(),
    used: readsUsed,
  })
  .optional();

/** The answer: everything read so far. */
export const statisticsAnswer = z.object({
  /** By id: for each range its sum, or its days or hours in order. */
  entities: z.record(
    z.string(),
    z.object({
      ranges: z.array(z.array(wholeNumbers)),
      objectives: z.array(z.string()).optional(),
      /** When a campaign's line items run, in milliseconds; without an end until further notice. */
      flight: z.object({ start: z.number(), end: z.number().optional() }).optional(),
      /** When the oldest reading was made, in milliseconds. */
      readAt: z.number(),
    }),
  ),
  /** What is not read yet. */
  unread: z.array(z.string()),
  problem: whyHeld,
  rate: leftOfAllowance,
});

export type StatisticsAnswer = z.input<typeof statisticsAnswer>;
export type ReadStatistics = z.output<typeof statisticsAnswer>;

/** A request with its answer. */
export interface AnsweredStatistics {
  readonly question: AskedStatistics;
  readonly answer: StatisticsAnswer;
}
