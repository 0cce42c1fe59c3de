import type { HistoryRecord } from "./describe-change";

const momentOf = ({ entity_id: id, change_time: time, change_type: type }: HistoryRecord) =>
  `${id} ${Date.parse(time)} ${type}`;

/**
 * The changes of a log and those that this browser noted, each once: of one that both contain, the browser's own, which
 * has more of what was before.
 */
export function mergeChanges(
  logged: readonly HistoryRecord[],
  own: readonly HistoryRecord[],
): readonly HistoryRecord[] {
  const noted = new Set(own.map(momentOf));
  return [...own, ...logged.filter((record) => !noted.has(momentOf(record)))];
}
