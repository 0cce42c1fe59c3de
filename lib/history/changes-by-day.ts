import { counted } from "@/lib/format/plurals";
import { type Day, dayIn } from "@/lib/time/calendar";
import { describeHistory, type HistoryEntry, valueText } from "./arrange-history";
import { type HistoryRecord, nameAfter } from "./describe-change";

/** Fields of a change that are told; the history has the others. */
const FIELDS_MAX = 2;

/** What was changed on each day, as `changesByTime`. */
export const changesByDay = (
  records: readonly HistoryRecord[],
  zone: string,
  options?: { readonly named?: boolean },
): ReadonlyMap<Day, string> => changesByTime(records, zone, (at) => dayIn(zone, at), options);

/**
 * What was changed at each time, in words: the last change, and how many others there were.
 *
 * @param timeOf the day or hour that an instant is in
 * @param named says what was changed as well, where changes of several things stand together
 */
export function changesByTime<Time>(
  records: readonly HistoryRecord[],
  zone: string,
  timeOf: (instant: number) => Time,
  { named = false } = {},
): ReadonlyMap<Time, string> {
  const times = new Map<Time, HistoryEntry[]>();
  for (const entry of describeHistory(records)) {
    const at = Date.parse(entry.record.change_time);
    if (Number.isNaN(at)) continue;
    const time = timeOf(at);
    times.set(time, [...(times.get(time) ?? []), entry]);
  }
  return new Map(
    [...times].flatMap(([time, [last, ...others]]) =>
      last ? [[time, withOthers(changeInWords(last, zone, named), others.length)] as const] : [],
    ),
  );
}

const withOthers = (words: string, others: number) =>
  others === 0 ? words : `${words}, and ${counted(others, "other change")}`;

function changeInWords({ record, what, kind, fields }: HistoryEntry, zone: string, named: boolean): string {
  const name = named ? nameAfter(record) : undefined;
  const done = kind === "changed" && fields.length > 0 ? fieldsInWords(fields, zone) : what;
  return name === undefined ? done : `${name}: ${done}`;
}

function fieldsInWords(fields: HistoryEntry["fields"], zone: string): string {
  const text = (value: Parameters<typeof valueText>[0]) => valueText(value, zone, () => undefined) || "none";
  const told = fields
    .slice(0, FIELDS_MAX)
    .map(({ name, before, after }) => `${name} ${before ? `${text(before)} → ` : ""}${text(after)}`);
  const more = fields.length - FIELDS_MAX;
  return [...told, ...(more > 0 ? [counted(more, "more field")] : [])].join("; ");
}
