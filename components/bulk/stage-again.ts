import { changeKeptHistory, keptHistoryKey } from "@/lib/builder/history-keeper";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import { counted } from "@/lib/format/plurals";
import { asStaged, withContested } from "@/lib/staged/contested-changes";
import { NOTHING_STAGED } from "@/lib/staged/staged-changes";
import type { AnyChange, StagedRecord, StagedResource } from "@/lib/staged/staged-resource";

/** Whose staged changes, and where. */
export interface StagedPlace {
  readonly environment: string;
  readonly accountId: string;
  readonly personId: string;
}

type Named = Pick<StagedResource<never, never>, "resource">;

/** What a person's staged changes of a resource are called on the device. */
export const stagedName = ({ resource }: Named, personId: string) => `staged ${resource.many} ${personId}`;

const keyOf = (resource: Named, { environment, accountId, personId }: StagedPlace) =>
  keptHistoryKey(environment, accountId, stagedName(resource, personId));

export const stagedAgainLabel = (count: number) => `Stage ${counted(count, "change")} again`;

type Take = (items: readonly PlannedItem[]) => void;
/** Pages that show what is staged right now: they know better than the device what that is. */
const shown = new Map<string, Take>();

/** Takes changes that come back from being published while a page shows what is staged. */
export function takeStagedAgain(resource: Named, place: StagedPlace, take: Take): () => void {
  const key = keyOf(resource, place);
  shown.set(key, take);
  return () => {
    if (shown.get(key) === take) shown.delete(key);
  };
}

/**
 * Stages planned changes that were not made because another person had changed the same meanwhile: the review shows
 * both and asks. Where this browser stores nothing they come back to an open page only.
 */
export async function stageAgain<Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  place: StagedPlace,
  items: readonly PlannedItem[],
): Promise<void> {
  const key = keyOf(resource, place);
  const take = shown.get(key);
  if (take) return take(items);
  const kept = { initial: NOTHING_STAGED, isValue: resource.isStaged };
  await changeKeptHistory(key, kept, stagedAgainLabel(items.length), (staged) =>
    withContested(staged, asStaged(resource, items)),
  ).catch(() => {});
}
