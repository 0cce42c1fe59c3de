import "server-only";
import { namesSince } from "@/lib/change-log/known-names";
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
import type { ShownEntity } from "@/lib/statistics-reader/question";
import { type StoredNumbers, storedNumbers } from "@/lib/statistics-reader/stored-numbers";
import { type Day, dayEnd, dayIn } from "@/lib/time/calendar";
import { freezeReport } from "./freeze-report";
import type { KeptReport, LiveNumbers, ReportFollows, ReportView } from "./report";
import { figureCell, onlyDays, totalsOf, unreadRows } from "./report-of-view";

type Shown = Omit<KeptReport, "follows">;

/** What a live report is of. */
interface Followed {
  readonly accountId: string;
  readonly follows: ReportFollows;
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
}

/**
 * A live report with the numbers that the store has now; the service is not asked for any.
 *
 * @param now in milliseconds
 * @throws what the database throws
 */
export async function liveReport(
  db: StoreDatabase,
  kept: Shown,
  { accountId, follows, madeAt }: Followed,
  now: number,
): Promise<Shown & { readonly live: LiveNumbers }> {
  const { environment, account, zone, withSpend, compared: _, ...view } = kept;
  const today = dayIn(zone, now);
  const range = readRange(follows.range, today) ?? kept.range;
  const compared = follows.compare && comparedRanges(range, follows.compare, today);
  const measures = view.columns.flatMap(({ id }) => measureOfColumn(id) ?? []);
  const numbers = await storedNumbers(
    db,
    { environment, accountId, zone },
    follows.rows.map((row) => ({ ...row, parts: partsFor(measures, row.objectives) })),
    [range, ...(compared ? [compared.now, compared.before] : [])],
  );
  const live = standOf(numbers, { range, compared, zone, withSpend });
  const names = await newNames(db, accountScope(environment, accountId), follows, madeAt);
  const drawn = {
    ...withNumbers(withNames(view, names), numbers, compared && live.unreadCompared.length === 0),
    range: onlyDays(range),
    ...(compared && { compared: { now: onlyDays(compared.now), before: onlyDays(compared.before) } }),
  };
  return { ...freezeReport(drawn, { environment, account, zone, withSpend, now: live.asOf ?? now }), live };
}

interface Around {
  readonly range: DayRange;
  readonly compared: ComparedRanges | undefined;
  readonly zone: string;
  readonly withSpend: boolean;
}

/** Which days are read, and how far they could still change then: what is counted for a day, spend for three. */
function standOf(
  { days: [read = new Map<Day, number>(), now, before] }: StoredNumbers,
  { range, compared, zone, withSpend }: Around,
): LiveNumbers {
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

/** A view with what was counted of its rows in place of what was kept. */
function withNumbers<View extends Pick<ReportView, "columns" | "rows" | "totals" | "unread">>(
  view: View,
  { at }: StoredNumbers,
  compares: boolean | undefined,
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

/** What is changed through the dashboard has its new name in the store. */
const RESOURCES: Readonly<Partial<Record<ShownEntity, string>>> = {
  CAMPAIGN: "campaigns",
  LINE_ITEM: "line-items",
};

async function newNames(db: StoreDatabase, scope: string, { rows }: ReportFollows, since: number) {
  const names = new Map<number, string>();
  for (const [entity, resource] of Object.entries(RESOURCES)) {
    const ids = rows.filter((row) => row.entity === entity).map(({ id }) => id);
    const newer = await namesSince(db, { scope, resource, ids }, since);
    for (const [place, row] of rows.entries()) {
      const name = row.entity === entity ? newer.get(row.id) : undefined;
      if (name !== undefined) names.set(place, name);
    }
  }
  return names;
}

function withNames<View extends Pick<ReportView, "columns" | "rows">>(
  view: View,
  names: ReadonlyMap<number, string>,
): View {
  const column = view.columns.findIndex(({ id }) => id === "name");
  return {
    ...view,
    rows: view.rows.map((row, place) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at === column ? (names.get(place) ?? cell) : cell)),
    })),
  };
}
