import type { GroupHead } from "@/lib/grid/group-head";
import { groupRows, readClosed } from "@/lib/grid/groups";
import type { AccountRecord, NameOf, RecordColumns } from "./record-columns";

/** Records in their groups, as the address says; undefined where it names no grouping. */
export function groupRecords<Id extends string, Row extends AccountRecord>(
  columns: RecordColumns<Id, Row>,
  rows: readonly Row[],
  { group, closed }: { readonly group: string | null; readonly closed: string | null },
  referredName: NameOf,
): readonly (Row | GroupHead)[] | undefined {
  const by = columns.ids.find((id) => id === group);
  const grouping = by && columns.of(by).group?.(referredName);
  if (!grouping) return undefined;
  const summed = columns.ids.flatMap((column) => {
    const sums = columns.of(column).summed;
    return sums ? [{ column, sums }] : [];
  });
  return groupRows(rows, grouping, summed, readClosed(closed));
}
