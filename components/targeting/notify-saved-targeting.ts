import { type ChangeNotice, notifyChange, notifyChangedSince } from "@/components/shell/notify-change";
import { notifyNotChanged } from "@/components/ui/notify-not-changed";
import { toast } from "@/components/ui/toast";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { isCallError } from "@/lib/ads/errors";
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
      return canPutBack(done) ? { title, undo: () => putBack(saving, done) } : { title };
    }),
  );
}

async function putBack(saving: Saving, saved: SavedTargeting): Promise<void> {
  const { title, lineItem, lineItemId, readAgain, send } = saving;
  try {
    const plan = putBackPlan(lineItemId, saved, await readAgain());
    if (!plan) {
      notifyChangedSince(`The targeting of ${lineItem}`, "It stays as it is now.");
      return;
    }
    await send(plan);
    toast({ title: `Undone: ${title}` });
  } catch (error) {
    if (!isCallError(error)) throw error;
    notifyNotChanged({
      title: `Not undone: ${title}`,
      error,
      old: false,
      tryAgain: () => void putBack(saving, saved),
    });
  }
}
