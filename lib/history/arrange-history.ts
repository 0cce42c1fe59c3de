import { formatInstant } from "@/lib/format/instant";
import { formatMicros } from "@/lib/format/money";
import type { HistoryValue, Reference } from "@/lib/line-items/history-value";
import { type Day, dayIn } from "@/lib/time/calendar";
import { type Described, describeChange, type HistoryRecord } from "./describe-change";
import type { Span } from "./period";

/** One change, ready to be shown. */
export interface HistoryEntry extends Described {
  /** Its place in the service's order, which distinguishes changes within one second. */
  readonly key: string;
  readonly record: HistoryRecord;
}

/** The names of records, as far as this page has read them. */
export type NameOfReference = (to: Reference, id: string) => string | undefined;

/** Changes in words, newest first. Within one second the service's own order is kept. */
export function describeHistory(records: readonly HistoryRecord[]): HistoryEntry[] {
  return records
    .map((record, index) => ({ key: String(index), record, ...describeChange(record) }))
    .sort((a, b) => Date.parse(b.record.change_time) - Date.parse(a.record.change_time));
}

/** The service only takes whole hours, so more may have been returned. */
export function withinSpan(records: readonly HistoryRecord[], { from, until }: Span): HistoryRecord[] {
  return records.filter(({ change_time: time }) => {
    const at = Date.parse(time);
    // A time that cannot be read is shown rather than lost.
    return Number.isNaN(at) || (at >= from && at < until);
  });
}

interface Narrowing {
  /** Only changes by this user. */
  readonly by: string | null;
  readonly search: string;
  readonly zone: string;
  readonly nameOf: NameOfReference;
}

/** The changes of one person that contain the searched words. */
export function narrowHistory(
  entries: readonly HistoryEntry[],
  { by, search, zone, nameOf }: Narrowing,
): HistoryEntry[] {
  const wanted = search.trim().toLowerCase();
  return entries.filter((entry) => {
    if (by !== null && entry.record.change_by.user_id !== by) return false;
    return wanted === "" || wordsOf(entry, zone, nameOf).toLowerCase().includes(wanted);
  });
}

function wordsOf({ record, what, fields }: HistoryEntry, zone: string, nameOf: NameOfReference): string {
  const { user_id: id } = record.change_by;
  const values = fields.flatMap(({ name, before, after }) => [
    name,
    before ? valueText(before, zone, nameOf) : "",
    valueText(after, zone, nameOf),
  ]);
  return [what, id, nameOf("user", id) ?? "", ...values].join("\n");
}

/** A value in words alone, for searching. */
export function valueText(value: HistoryValue, zone: string, nameOf: NameOfReference): string {
  switch (value.kind) {
    case "none":
      return "";
    case "money":
      return `${formatMicros(value.micros, value.currency)} ${value.currency}`;
    case "time":
      return formatInstant(value.at, zone);
    case "reference":
      return nameOf(value.to, value.id) ?? value.id;
    default:
      return value.text;
  }
}

interface HistoryDay {
  readonly day: Day;
  readonly entries: readonly HistoryEntry[];
}

/** Entries by days of the account's calendar; they must be ordered by time. */
export function byDay(entries: readonly HistoryEntry[], zone: string): HistoryDay[] {
  const days: { day: Day; entries: HistoryEntry[] }[] = [];
  for (const entry of entries) {
    const at = Date.parse(entry.record.change_time);
    const day = Number.isNaN(at) ? entry.record.change_time : dayIn(zone, at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** All users who changed something, in the order of their latest change. */
export function peopleOf(entries: readonly HistoryEntry[]): string[] {
  return [...new Set(entries.map(({ record }) => record.change_by.user_id))];
}
