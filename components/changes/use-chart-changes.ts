import { useEffect, useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { accountLogHref, historyHref } from "@/components/shell/dashboard-route";
import { changesByTime, changesInWords, type EntriesTogether } from "@/lib/history/changes-by-day";
import type { HistoryRecord } from "@/lib/history/describe-change";
import type { HistoryEntity } from "@/lib/history/entities";
import { hourBegin } from "@/lib/statistics/day-hours";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { type Day, dayEnd, dayIn, dayStart } from "@/lib/time/calendar";
import { useChangeLog } from "./use-change-log";
import { useChangesOf } from "./use-changes-of";

/** A day, or an hour by when it began, in milliseconds. */
export type MarkedTime = Day | number;

/** The changes that a chart marks on request. */
export interface ChartChanges {
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
  readonly byDay: ReadonlyMap<Day, EntriesTogether>;
  /** By when an hour began, in milliseconds. */
  readonly byHour: ReadonlyMap<number, EntriesTogether>;
  /** Describes the entries of one mark. */
  readonly inWords: (entries: EntriesTogether) => string;
  readonly pending: boolean;
  /** Why there are none: they could not be read, or the dashboard keeps none. */
  readonly problem: "failed" | "not-stored" | undefined;
  /** Only those that were made through the dashboard. */
  readonly logged: boolean;
  /** The address of the full list. */
  readonly href: string;
  /** The address of one day's changes, if they are shown by day. */
  readonly hrefOf: (day: Day) => string;
}

/** The changes of a day or an hour. */
export const entriesAt = (
  { byDay, byHour }: Pick<ChartChanges, "byDay" | "byHour">,
  time: MarkedTime,
): EntriesTogether | undefined => (typeof time === "number" ? byHour.get(time) : byDay.get(time));

/** The changes by the days and hours of an account. */
const byTimes = (records: readonly HistoryRecord[], zone: string) => ({
  byDay: changesByTime(records, (at) => dayIn(zone, at)),
  byHour: changesByTime(records, (at) => hourBegin(at, zone)),
});

const NONE: Pick<ChartChanges, "byDay" | "byHour"> = { byDay: new Map(), byHour: new Map() };

interface ChartDays {
  readonly range: DayRange;
  readonly zone: string;
}

const spanOf = ({ range, zone }: ChartDays) => ({
  from: dayStart(range.from, zone) ?? 0,
  until: dayEnd(range.to, zone) ?? 0,
});

/** The changes of one campaign or the like. */
export function useRecordChanges(entity: HistoryEntity, id: string, days: ChartDays): ChartChanges {
  const place = useAccount();
  const [shown, onShow] = useState(false);
  const { from, until } = spanOf(days);
  const span = useMemo(() => (shown ? { from, until } : undefined), [shown, from, until]);
  const { records, closed, stored, pending, error } = useChangesOf(entity, id, span);
  const { zone } = days;
  const byTime = useMemo(() => (shown ? byTimes(records, zone) : NONE), [shown, records, zone]);
  return {
    shown,
    onShow,
    ...byTime,
    pending: shown && (closed ? !stored.read : pending),
    problem: !closed && error !== null ? "failed" : undefined,
    logged: closed,
    href: historyHref(place, entity, id),
    hrefOf: (day) => historyHref(place, entity, id, day),
    inWords: (entries) => changesInWords(entries, zone),
  };
}

/** Pages of the log that are read for a chart; older changes are in the history. */
const PAGES_MAX = 5;

/**
 * The changes that were made in the account through the dashboard.
 *
 * @param ids only of these; by default all of the account
 */
export function useLoggedChanges(days: ChartDays, ids?: readonly string[]): ChartChanges {
  const place = useAccount();
  const [shown, onShow] = useState(false);
  const { from, until } = spanOf(days);
  const log = useChangeLog(undefined, { enabled: shown, from, until });
  const { records, pages, readOlder, readingOlder } = log;
  const mayGoOn = shown && !readingOlder && log.error === null && pages < PAGES_MAX;
  const goOn = mayGoOn ? readOlder : undefined;
  useEffect(() => goOn?.(), [goOn]);
  const { zone } = days;
  const byTime = useMemo(() => {
    if (!shown) return NONE;
    const wanted = ids && new Set(ids);
    const isShown = ({ entity_id: id }: HistoryRecord) => !wanted || wanted.has(id);
    return byTimes(records.filter(isShown), zone);
  }, [shown, records, zone, ids]);
  return {
    shown,
    onShow,
    ...byTime,
    pending: shown && (log.pending || goOn !== undefined || readingOlder),
    problem: log.error !== null ? "failed" : log.stored ? undefined : "not-stored",
    logged: true,
    href: accountLogHref(place, days.range),
    hrefOf: (day) => accountLogHref(place, { from: day, to: day }),
    inWords: (entries) => changesInWords(entries, zone, { named: true }),
  };
}
