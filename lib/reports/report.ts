import * as z from "zod";
import { accountPlace } from "@/lib/ads/account-place";
import { ENVIRONMENTS } from "@/lib/ads/endpoint";
import { id } from "@/lib/ads/params";
import { type DayRange, lengthOf, RANGE_DAYS_MAX, readRange } from "@/lib/statistics/day-ranges";
import { SHOWN_ENTITIES } from "@/lib/statistics-reader/question";
import { dayStart } from "@/lib/time/calendar";

/** Where pages share reports, with POST: app/api/reports. */
export const REPORTS_PATH = "/api/reports";

/** Rows of one report; for a longer list it shows how many more there are. */
export const REPORT_ROWS_MAX = 500;
/** Maximum number of an account's active links. */
export const REPORTS_MAX = 100;
/** Maximum size of a request, including the whole report, in bytes. */
export const REPORT_BYTES_MAX = 1_000_000;
const COLUMNS_MAX = 80;
export const REPORT_TITLE_MAX = 120;

/** For how many days a link opens. */
const REPORT_DAYS = [7, 30, 90] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];

const words = z.string().max(1_000);
/** A whole number of any length, as text: micros, millionths or counts. */
const whole = z.string().regex(/^-?\d{1,30}$/);

/** The content of a cell: words, a number with its movement, or why there is none. */
const cell = z.union([
  words,
  z.strictObject({
    n: whole,
    /** Its unit, "link clicks". */
    counted: words.optional(),
    /** The change against the compared days, in millionths. */
    moved: whole.optional(),
    /** The previous value. */
    before: whole.optional(),
  }),
  z.strictObject({ none: words }),
]);
export type ReportCell = z.output<typeof cell>;

const UNITS = ["text", "money", "count", "rate"] as const;
export type ReportUnit = (typeof UNITS)[number];

const column = z.strictObject({
  /** As the grid calls it; a measure's by its id. */
  id: z.string().max(60),
  label: words,
  unit: z.enum(UNITS),
  /** Lower values are better. */
  lessIsBetter: z.boolean(),
});

const day = z.string().refine((text) => dayStart(text, "UTC") !== undefined);
const range = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to && lengthOf({ from, to }) <= RANGE_DAYS_MAX);

const view = z
  .strictObject({
    title: z.string().trim().min(1).max(REPORT_TITLE_MAX),
    /** The kind of its rows, "campaigns". */
    many: z.string().max(60),
    /** "Last 7 days", or the days. */
    rangeWords: words,
    range,
    compared: z.strictObject({ now: range, before: range }).optional(),
    columns: z.array(column).min(1).max(COLUMNS_MAX),
    rows: z
      .array(z.strictObject({ currency: z.string().max(10), cells: z.array(cell).max(COLUMNS_MAX) }))
      .max(REPORT_ROWS_MAX),
    /** How many rows the list has. */
    count: z.int().min(0),
    /** Rows whose numbers had not been read when it was made. */
    unread: z.int().min(0),
    /** The totals of the list's rows by column; empty where they cannot be added up. */
    totals: z
      .array(
        z
          .array(
            z.strictObject({
              n: whole,
              currency: z.string().max(10),
              unit: z.enum(UNITS),
              rows: z.int().min(0),
            }),
          )
          .max(50),
      )
      .max(COLUMNS_MAX),
  })
  .refine(
    ({ columns, rows, totals }) =>
      totals.length === columns.length && rows.every(({ cells }) => cells.length === columns.length),
  );

/** A view as a page shows it, to be frozen. */
export type ReportView = z.output<typeof view>;

/** A day after all possible ones: ranges are validated without the current day. */
const SOME_DAY = "9999-12-31";

/** How the numbers of a report are updated: the service's entities of its rows, and its relative days. */
const follows = z.strictObject({
  /** As in an address: a name, or days. */
  range: z.string().refine((text) => readRange(text, SOME_DAY) !== undefined),
  compare: z.enum(["before", "year"]).optional(),
  rows: z
    .array(
      z.strictObject({
        entity: z.enum(SHOWN_ENTITIES),
        id: id(),
        /** Its objectives, as far as known. */
        objectives: z.array(z.string().max(60)).max(20),
      }),
    )
    .max(REPORT_ROWS_MAX),
});
export type ReportFollows = z.output<typeof follows>;

/** The longest query of a view. */
const QUERY_MAX = 8_000;

/** The same in a request, with the view that determines the rows whenever it opens. */
const askedFollows = follows.extend({ query: z.string().max(QUERY_MAX).optional() });
export type AskedFollows = z.output<typeof askedFollows>;

/** The records that a live report is of as the service returned them, the first that its view contains. */
export const followedRecords = z.object({
  /** How many there are. */
  count: z.int().min(0),
  rows: z.array(z.object({ record: z.unknown(), objectives: z.array(z.string()) })),
  /** The names of referenced records, by id. */
  names: z.record(z.string(), z.string()),
});
export type FollowedRecords = z.output<typeof followedRecords>;

const definition = z.strictObject({
  label: z.string(),
  definition: z.string(),
  since: z.string().optional(),
});

/** The stored form of a report. */
export const storedReport = z.strictObject({
  ...view.shape,
  environment: z.enum(ENVIRONMENTS),
  account: z.string(),
  zone: z.string(),
  withSpend: z.boolean(),
  /** How far its last day could still change then. */
  finality: z.enum(["running", "estimate", "correctable", "final"]),
  definitions: z.array(definition),
  /** Left out where the numbers stay as they were. */
  follows: follows.optional(),
});
export type StoredReport = z.output<typeof storedReport>;

/** The requests of a page: to list the reports of an account, to make one, or to revoke one. */
export const reportsQuestion = z.union([
  z.strictObject({ ...accountPlace, do: z.literal("list") }),
  z
    .strictObject({
      ...accountPlace,
      do: z.literal("share"),
      /** Sent again with the same id, where the answer was lost, it replaces the report that it made. */
      id: z.uuid().optional(),
      days: z.union([z.literal(7), z.literal(30), z.literal(90)]),
      withSpend: z.boolean(),
      view,
      follows: askedFollows.optional(),
    })
    .refine((wish) => wish.follows === undefined || wish.follows.rows.length === wish.view.rows.length),
  z.strictObject({ ...accountPlace, do: z.literal("stop"), id: z.uuid() }),
]);
export type ReportsQuestion = z.output<typeof reportsQuestion>;

/** Why a live report shows nothing: its author lost access, or has not signed in for long. */
const STOPPED = ["lost", "unconfirmed"] as const;
export type WhyStopped = (typeof STOPPED)[number];

/** How many days an author's access counts as confirmed. */
export const CONFIRMED_DAYS = 14;

/** A report in the list of an account. */
export const listedReport = z.object({
  id: z.string(),
  title: z.string(),
  owner_handle: z.string(),
  with_spend: z.boolean(),
  /** Milliseconds. */
  created_at: z.number(),
  until: z.number(),
  opened: z.number(),
  /** It follows. */
  live: z.boolean(),
  /** Why its link shows nothing for now. */
  stopped: z.enum(STOPPED).nullable(),
  /** The person who asks may end it. */
  stoppable: z.boolean(),
});
export type ListedReport = z.output<typeof listedReport>;

/** The state of a live report's numbers. */
export interface LiveNumbers {
  /** When the newest of its days was read, in milliseconds; undefined without any. */
  readonly asOf: number | undefined;
  /** Days that were read before they were over, or while spend was still an estimate. */
  readonly estimates: readonly DayRange[];
  /** Days that are not read, and those of the comparison. */
  readonly unread: readonly DayRange[];
  readonly unreadCompared: readonly DayRange[];
  /** Left out if its records were not read since it was made. */
  readonly records?: LiveRecords | undefined;
}

/** The state of a live report's records. */
interface LiveRecords {
  /** When they were read, in milliseconds. */
  readonly at: number;
  /** A fixed set of records. */
  readonly fixed: boolean;
}

/** A report as its page shows it. */
export interface OpenedReport extends Omit<StoredReport, "follows"> {
  /** The handle that made it. */
  readonly madeBy: string;
  /** Milliseconds. */
  readonly madeAt: number;
  readonly until: number;
  /** Left out where the numbers stay as they were. */
  readonly live?: LiveNumbers;
}
