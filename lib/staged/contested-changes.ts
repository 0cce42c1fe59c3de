import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import type { Wish } from "./staged-changes";
import type { AnyChange, StagedChanges, StagedEntry, StagedRecord, StagedResource } from "./staged-resource";

/** Planned changes as they are staged: against the values that they were confirmed with, so that a review asks. */
export const asStaged = <Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  items: readonly PlannedItem[],
): StagedChanges<Change> =>
  items.flatMap(({ key: id, name, differences }) => {
    const change = Object.fromEntries(differences.map(({ field, to }) => [field, to]));
    const was = Object.fromEntries(differences.map(({ field, from }) => [field, from]));
    const entries: unknown = [{ id, name, change, was }];
    return resource.isStaged(entries) ? entries : [];
  });

/** Planned changes as wishes for staging; what creates or deletes a record is left out. */
export const plannedWishes = <Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  items: readonly PlannedItem<Record>[],
): Wish<Record, Change>[] =>
  items.flatMap((item) => {
    const [entry] = asStaged(resource, [item]);
    return item.before && item.operation.operation_type === "Update" && entry
      ? [{ record: item.before, change: entry.change }]
      : [];
  });

/** What is staged, with changes that came back from being published. What has been staged since stays. */
export function withContested<Change extends AnyChange>(
  staged: StagedChanges<Change>,
  contested: StagedChanges<Change>,
): StagedChanges<Change> {
  const next = new Map(staged.map((entry) => [entry.id, entry]));
  for (const entry of contested) {
    const since: StagedEntry<Change> | undefined = next.get(entry.id);
    next.set(
      entry.id,
      since
        ? {
            ...since,
            change: { ...entry.change, ...since.change },
            was: { ...entry.was, ...since.was },
          }
        : entry,
    );
  }
  return [...next.values()];
}
