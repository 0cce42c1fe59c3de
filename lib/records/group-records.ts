import { groupRows, type RowGroup } from "@/lib/grid/groups";
import type { Sort } from "@/lib/grid/sort";
import type { AccountRecord, NameOf, RecordColumns } from "./record-columns";

/** Records in groups, as in the address; undefined where it has no grouping. */
export function groupRecords<Id extends string, Row extends AccountRecord>(
  columns: RecordColumns<Id, Row>,
  rows: readonly Row[],
  { group, sort }: { readonly group: string | null; readonly sort: Sort<Id> },
  referredName: NameOf,
): readonly RowGroup<Row>[] | undefined {
  const by = columns.ids.find((id) => id === group);
  const grouping = by && columns.of(by).group?.(referredName);
  if (!grouping) return undefined;
  const summed = columns.ids.flatMap((column) => {
    const sums = columns.of(column).summed;
    return sums ? [{ column, sums }] : [];
  });
  // Names and days order the rows of a group, but are no property of it as a whole.
  const amounts = columns.of(sort.column).numeric ? sort : undefined;
  return groupRows(rows, grouping, summed, amounts);
}
