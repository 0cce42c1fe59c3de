import {
  type BulkOperation,
  type BulkRecord,
  type BulkResource,
  countInWords,
  type PlannedItem,
} from "@/lib/bulk/bulk-plan";
import { countLargeChanges, largeChangesOf } from "@/lib/bulk/large-change";
import { formatNumber } from "@/lib/format/numbers";
import type { DiffedRow, FreshRecord, ImportPlan, RowDiff } from "./row-diff";

/** How the rows of a resource become operations. */
interface ImportOperations<Row, Change, Fresh, Operation> {
  readonly nameOf: (record: Row) => string;
  readonly update: (record: Row, change: Change) => Operation;
  readonly create: (fresh: Fresh) => { readonly name: string; readonly operation: Operation };
}

/** What is sent for the rows that are taken, each as one item; nothing for a row that changes nothing. */
export function planImport<
  Row extends BulkRecord,
  Change extends object,
  Field extends string,
  Fresh extends FreshRecord,
  Operation extends BulkOperation,
>(
  resource: BulkResource,
  rows: readonly DiffedRow<RowDiff<Row, Change, Field, Fresh>>[],
  { nameOf, update, create }: ImportOperations<Row, Change, Fresh, NoInfer<Operation>>,
): ImportPlan<PlannedItem<Row, Operation>> {
  const itemOf = ({ row, number, diff }: (typeof rows)[number]): PlannedItem<Row, Operation> | undefined => {
    if (diff.kind === "changed") {
      const { record: before, change } = diff;
      const differences = Object.entries(change).map(([field, to]) => ({ field, from: before[field], to }));
      const about = { key: before.id, row, name: nameOf(before), before };
      return { ...about, operation: update(before, change), differences };
    }
    if (diff.kind !== "new") return undefined;
    const { name, operation } = create(diff);
    const differences = [{ field: "name", from: null, to: name }];
    return { key: `row ${number}`, row, name, operation, differences };
  };
  const items: PlannedItem<Row, Operation>[] = [];
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
