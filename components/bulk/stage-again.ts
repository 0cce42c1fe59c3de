import { changeStoredHistory, historyKey } from "@/lib/builder/history-store";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import { counted } from "@/lib/format/plurals";
import { asStaged, withContested } from "@/lib/staged/contested-changes";
import { NOTHING_STAGED } from "@/lib/staged/staged-changes";
import type { AnyChange, StagedRecord, StagedResource } from "@/lib/staged/staged-resource";

/** The person and account of staged changes. */
export interface StagedPlace {
  readonly environment: string;
  readonly accountId: string;
  readonly personId: string;
}

type Named = Pick<StagedResource<never, never>, "resource">;

/** Name of a person's staged changes of a resource on the device. */
export const stagedName = ({ resource }: Named, personId: string) => `staged ${resource.many} ${personId}`;

const keyOf = (resource: Named, { environment, accountId, personId }: StagedPlace) =>
  historyKey(environment, accountId, stagedName(resource, personId));

export const stagedAgainLabel = (count: number) => `Stage ${counted(count, "change")} again`;

type Take = (items: readonly PlannedItem[]) => void;
/** Pages that are showing staged changes: their state is newer than the stored one. */
const shown = new Map<string, Take>();

/** Registers a page's handler for changes that return from publishing. */
export function takeStagedAgain(resource: Named, place: StagedPlace, take: Take): () => void {
  const key = keyOf(resource, place);
  shown.set(key, take);
  return () => {
    if (shown.get(key) === take) shown.delete(key);
  };
}

/**
 * Stages planned changes that were not made because another person had changed the same meanwhile: the review shows
 * both and asks. Without storage in this browser, only an open page gets them back.
 */
export async function stageAgain<Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  place: StagedPlace,
  items: readonly PlannedItem[],
): Promise<void> {
  const key = keyOf(resource, place);
  const take = shown.get(key);
  if (take) return take(items);
  const stored = { initial: NOTHING_STAGED, isValue: resource.isStaged };
  await changeStoredHistory(key, stored, stagedAgainLabel(items.length), (staged) =>
    withContested(staged, asStaged(resource, items)),
  ).catch(() => {});
}
