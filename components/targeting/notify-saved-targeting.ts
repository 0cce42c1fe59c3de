import { type ChangeNotice, notifyChange, takeBackUnlessChanged } from "@/components/shell/notify-change";
import { toast } from "@/components/ui/toast";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import type { ChangePlace } from "@/lib/records/last-changes";
import { canPutBack, putBackPlan, type SavedTargeting } from "@/lib/targeting/put-back";
import type { PlannedChange } from "@/lib/targeting/save-plan";

/** The saved changes, in words. */
export interface SavedWords {
  /** "Saved 2 changes of the targeting of Prospecting". */
  readonly title: string;
  /** The name of the line item. */
  readonly lineItem: string;
}

interface Saving extends SavedWords {
  readonly place: ChangePlace;
  readonly lineItemId: string;
  /** The complete current targeting. */
  readonly readAgain: () => Promise<readonly TargetingCriterion[]>;
  /** Sends changes; throws the error of a call, or a refusal. */
  readonly send: (plan: readonly PlannedChange[]) => Promise<unknown>;
}

/**
 * Shows a toast that changes of a line item's targeting were saved, with Undo, which restores them unless one has been
 * changed since.
 *
 * @param saved undefined where they were not saved, which is shown beside the entries
 */
export function notifySavedTargeting(saving: Saving, saved: Promise<SavedTargeting | undefined>): void {
  notifyChange(
    saving.place,
    saved.then((done): ChangeNotice | undefined => {
      if (!done) return undefined;
      const { title } = saving;
      return canPutBack(done) ? { title, undo: async () => void (await putBack(saving, done)) } : { title };
    }),
  );
}

function putBack({ title, lineItem, lineItemId, readAgain, send }: Saving, saved: SavedTargeting) {
  return takeBackUnlessChanged({
    title,
    nameOf: () => `The targeting of ${lineItem}`,
    readAgain: async () => putBackPlan(lineItemId, saved, await readAgain()),
    since: (plan) => (plan ? undefined : "It stays as it is now."),
    send: async (plan) => plan && send(plan),
    onDone: () => toast({ title: `Undone: ${title}` }),
  });
}
