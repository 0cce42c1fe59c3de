import { counted } from "@/lib/format/plurals";
import { type Day, dayIn } from "@/lib/time/calendar";
import { describeHistory, type HistoryEntry, valueText } from "./arrange-history";
import { type HistoryRecord, nameAfter } from "./describe-change";

/** Fields of a change that are named; the list of changes has the others. */
const FIELDS_MAX = 2;

/** Changes of one day or hour, the latest first. */
export type EntriesTogether = readonly [HistoryEntry, ...HistoryEntry[]];

/** The changes of each day, in words, like `changesInWords`. */
export const changesByDay = (
  records: readonly HistoryRecord[],
  zone: string,
  options?: { readonly named?: boolean },
): ReadonlyMap<Day, string> =>
  new Map(
    [...changesByTime(records, (at) => dayIn(zone, at))].map(([day, entries]) => [
      day,
      changesInWords(entries, zone, options),
    ]),
  );

/**
 * The changes of each day or hour, the latest first.
 *
 * @param timeOf the day or hour of an instant
 */
export function changesByTime<Time>(
  records: readonly HistoryRecord[],
  timeOf: (instant: number) => Time,
): ReadonlyMap<Time, EntriesTogether> {
  const times = new Map<Time, EntriesTogether>();
  for (const entry of describeHistory(records)) {
    const at = Date.parse(entry.record.change_time);
    if (Number.isNaN(at)) continue;
    const time = timeOf(at);
    const before = times.get(time);
    times.set(time, before ? [...before, entry] : [entry]);
  }
  return times;
}

/**
 * The changes of one day or hour in words: the last one, and the number of others.
 *
 * @param named also names the record, for changes of several records
 */
export function changesInWords(
  [last, ...others]: EntriesTogether,
  zone: string,
  { named = false } = {},
): string {
  const words = changeInWords(last, zone, named);
  return others.length === 0 ? words : `${words}, and ${counted(others.length, "other change")}`;
}

function changeInWords({ record, what, kind, fields }: HistoryEntry, zone: string, named: boolean): string {
  const name = named ? nameAfter(record) : undefined;
  const done = kind === "changed" && fields.length > 0 ? fieldsInWords(fields, zone) : what;
  return name === undefined ? done : `${name}: ${done}`;
}

function fieldsInWords(fields: HistoryEntry["fields"], zone: string): string {
  const text = (value: Parameters<typeof valueText>[0]) => valueText(value, zone, () => undefined) || "none";
  const named = fields
    .slice(0, FIELDS_MAX)
    .map(({ name, before, after }) => `${name} ${before ? `${text(before)} → ` : ""}${text(after)}`);
  const more = fields.length - FIELDS_MAX;
  return [...named, ...(more > 0 ? [counted(more, "more field")] : [])].join("; ");
}
