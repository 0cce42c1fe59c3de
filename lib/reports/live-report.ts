import "server-only";
import { recordsChangedSince } from "@/lib/change-log/changed-records";
import { accountScope, type StoreDatabase } from "@/lib/database/tables";
import { measureColumnsOf, measureOfColumn } from "@/lib/records/measure-columns";
import type { AccountRecord, RecordColumn } from "@/lib/records/record-columns";
import {
  type ComparedRanges,
  comparedRanges,
  type DayRange,
  daysIn,
  rangesOf,
  readRange,
  SETTLING,
} from "@/lib/statistics/day-ranges";
import { partsFor } from "@/lib/statistics/measures";
import { type StoredNumbers, storedNumbers } from "@/lib/statistics-reader/stored-numbers";
import { type Day, dayEnd, dayIn } from "@/lib/time/calendar";
import { followedListOf } from "./followed-lists";
import { freezeReport } from "./freeze-report";
import type { OpenList } from "./open-list";
import {
  followedRecords,
  type LiveNumbers,
  type ReportFollows,
  type ReportView,
  type StoredReport,
} from "./report";
import { figureCell, onlyDays, totalsOf, unreadRows } from "./report-of-view";

type Shown = Omit<StoredReport, "follows">;

/** The scope of a live report. */
interface Followed {
  readonly accountId: string;
  readonly follows: ReportFollows;
  readonly query: string | null;
  /** Its records as JSON and when they were read, in milliseconds; null before that. */
  readonly records: string | null;
  readonly recordsAt: number | null;
}

/** The log has the service's time: changes from just before the records were read may be missing in them. */
const CLOCKS_MS = 60_000;

/**
 * A live report with the current records and numbers of the store; nothing is requested from the service.
 *
 * @param now in milliseconds
 * @throws what the database throws
 */
export async function liveReport(
  db: StoreDatabase,
  stored: Shown,
  followed: Followed,
  now: number,
): Promise<Shown & { readonly live: LiveNumbers }> {
  const { environment, account, zone, withSpend, compared: _, ...view } = stored;
  const { accountId, follows } = followed;
  const { range, compared, all } = rangesOfReport(stored, follows, now);
  const measures = view.columns.flatMap(({ id }) => measureOfColumn(id) ?? []);
  const opened = await openedList(db, stored, followed);
  const things =
    opened?.list.things ?? follows.rows.map((row) => ({ ...row, parts: partsFor(measures, row.objectives) }));
  const numbers = await storedNumbers(db, { environment, accountId, zone }, things, all);
  const stand = standOf(numbers, { range, compared, zone, withSpend });
  const days = {
    range: onlyDays(range),
    ...(compared && { compared: { now: onlyDays(compared.now), before: onlyDays(compared.before) } }),
  };
  const compares = compared !== undefined && stand.unreadCompared.length === 0;
  const drawn = opened
    ? opened.list.draw({ ...view, range, compared, zone }, numbers, { compares, atLeast: opened.atLeast })
    : { ...withNumbers(view, numbers, compares), ...days };
  const live = { ...stand, ...(opened && { records: { at: opened.at, fixed: opened.list.fixed } }) };
  return { ...freezeReport(drawn, { environment, account, zone, withSpend, now: live.asOf ?? now }), live };
}

/** The days of a report and of its comparison, and both as ranges to read from the store. */
export function rangesOfReport({ range: stored, zone }: Shown, follows: ReportFollows, now: number) {
  const today = dayIn(zone, now);
  const range: DayRange = readRange(follows.range, today) ?? stored;
  const compared = follows.compare && comparedRanges(range, follows.compare, today);
  return { range, compared, all: [range, ...(compared ? [compared.now, compared.before] : [])] };
}

/** The records of a report, with the changes made through the dashboard since they were read. */
async function openedList(
  db: StoreDatabase,
  { environment, columns, zone }: Shown,
  { accountId, follows, query, records, recordsAt }: Followed,
): Promise<{ readonly list: OpenList; readonly at: number; readonly atLeast: number } | undefined> {
  const view = { query, follows, columns: columns.map(({ id }) => id), zone };
  const list = followedListOf(view);
  if (!list || records === null || recordsAt === null) return undefined;
  const { data: chosen } = followedRecords.safeParse(JSON.parse(records));
  if (!chosen) return undefined;
  const { logged } = list;
  const scope = accountScope(environment, accountId);
  const changed = logged ? await recordsChangedSince(db, { scope, ...logged }, recordsAt - CLOCKS_MS) : [];
  return {
    list: list.open(chosen, view, changed),
    at: recordsAt,
    atLeast: chosen.count > chosen.rows.length ? chosen.count : 0,
  };
}

interface Around {
  readonly range: DayRange;
  readonly compared: ComparedRanges | undefined;
  readonly zone: string;
  readonly withSpend: boolean;
}

/** The days that are read, and how far they could still change then: counts for a day, spend for three. */
function standOf(
  { days: [read = new Map<Day, number>(), now, before] }: StoredNumbers,
  { range, compared, zone, withSpend }: Around,
): Omit<LiveNumbers, "records"> {
  const settles = withSpend ? SETTLING.spend : SETTLING.counts;
  const missing = (all: DayRange, from: ReadonlyMap<Day, number> | undefined) =>
    daysIn(all).filter((day) => from?.has(day) !== true);
  return {
    asOf: [...read.values()].at(-1),
    estimates: rangesOf(
      [...read].filter(([day, at]) => at < (dayEnd(day, zone) ?? at) + settles).map(([day]) => day),
    ),
    unread: rangesOf(missing(range, read)),
    unreadCompared: compared
      ? [...rangesOf(missing(compared.before, before)), ...rangesOf(missing(compared.now, now))]
      : [],
  };
}

/** A view with the current numbers of its rows in place of the stored ones. */
function withNumbers<View extends Pick<ReportView, "columns" | "rows" | "totals" | "unread">>(
  view: View,
  { at }: StoredNumbers,
  compares: boolean,
): View {
  const rows = view.rows.map(({ currency }, place) => ({ id: String(place), deleted: false, currency }));
  const measured = new Map<string, RecordColumn<AccountRecord, never>>(
    Object.entries(
      measureColumnsOf<AccountRecord>({
        of: (id) => at(Number(id), 0),
        ...(compares && { compared: (id) => ({ now: at(Number(id), 1), before: at(Number(id), 2) }) }),
        finality: "final",
      }),
    ),
  );
  const columns = view.columns.map(({ id }) => measured.get(id));
  return {
    ...view,
    rows: view.rows.map(({ currency, cells }, place) => ({
      currency,
      cells: cells.map((cell, column) => {
        const value = columns[column]?.value;
        const row = rows[place];
        return value?.kind === "figure" && row ? figureCell(value.of(row)) : cell;
      }),
    })),
    unread: unreadRows(
      columns.filter((column) => column !== undefined),
      rows,
    ),
    totals: view.totals.map((total, column) => {
      const known = columns[column];
      return known ? totalsOf(known, rows) : total;
    }),
  };
}
