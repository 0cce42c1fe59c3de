import { type BulkResource, countInWords, type PlannedItem } from "@/lib/bulk/bulk-plan";
import { countLargeChanges, largeChangesOf } from "@/lib/bulk/large-change";
import { formatNumber } from "@/lib/format/numbers";
import type { DiffedRow, ImportPlan, RowDiff } from "./row-diff";

/** What is sent for the rows that are taken, each as one item; nothing for a row that changes nothing. */
export function planImport<Diff extends RowDiff<object>, Item extends PlannedItem>(
  resource: BulkResource,
  rows: readonly DiffedRow<Diff>[],
  itemOf: (row: DiffedRow<Diff>) => Item | undefined,
): ImportPlan<Item> {
  const items: Item[] = [];
  const warnings = new Map<string, readonly string[]>();
  for (const row of rows) {
    const item = itemOf(row);
    if (!item) continue;
    items.push(item);
    const warned = "warnings" in row.diff ? row.diff.warnings : undefined;
    if (warned)
      warnings.set(
        item.key,
        warned.map(({ message }) => message),
      );
  }
  const statuses = rows.flatMap(({ diff }) => (diff.kind === "new" ? diff.status : []));
  const created = statuses.length;
  const changed = items.length - created;
  const large = items.filter((item) => largeChangesOf(item) > 0);
  return {
    items,
    title: titleOf(resource, created, changed),
    requests: Math.ceil(items.length / resource.batchMax),
    created,
    changed,
    starting: statuses.filter((status) => status === "ACTIVE").length,
    drafts: statuses.filter((status) => status === "DRAFT").length,
    large: countLargeChanges(large),
    slips: large.map(({ operation }) => JSON.stringify(operation.params)).join(),
    warnings,
  };
}

function titleOf(resource: BulkResource, created: number, changed: number): string {
  if (created === 0) return `Change ${countInWords(resource, changed)}`;
  if (changed === 0) return `Create ${countInWords(resource, created)}`;
  return `Create ${formatNumber(created)} and change ${countInWords(resource, changed)}`;
}
