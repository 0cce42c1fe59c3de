import type { HistoryRecord } from "./describe-change";

const momentOf = ({ entity_id: id, change_time: time, change_type: type }: HistoryRecord) =>
  `${id} ${Date.parse(time)} ${type}`;

/**
 * The changes of a log and those of this browser, each once: if both contain one, the browser's own is used, which has
 * more of the previous values.
 */
export function mergeChanges(
  logged: readonly HistoryRecord[],
  own: readonly HistoryRecord[],
): readonly HistoryRecord[] {
  const noted = new Set(own.map(momentOf));
  return [...own, ...logged.filter((record) => !noted.has(momentOf(record)))];
}
