import type { ConversationForm } from "./conversation-form";
import type { ConversationCard } from "./conversation-view";

/** What a form that was just saved lets readers unlock; by the field that the service takes and never gives back. */
export interface OwnUnlock {
  readonly unlocked_image_media_key?: string;
  readonly unlocked_video_media_key?: string;
}

let unlocks: ReadonlyMap<string, OwnUnlock> = new Map();

/**
 * Notes what a card unlocks, as it was chosen here: keys of unlocked media are write-only, so that without this the
 * panel of a card could not show what the user has just chosen. Lasts until the page is reloaded.
 */
export function noteUnlock(cardId: string, { unlock, unlockKey }: ConversationForm): void {
  // What the card had before and was kept is known or unknown as before.
  if (unlock === "kept") return;
  const next = new Map(unlocks);
  if (unlockKey === null || unlock === "nothing") next.delete(cardId);
  else
    next.set(
      cardId,
      unlock === "video" ? { unlocked_video_media_key: unlockKey } : { unlocked_image_media_key: unlockKey },
    );
  unlocks = next;
}

/** What a card unlocks, as it was chosen in this page; undefined where it was chosen elsewhere, or before. */
export const ownUnlock = (card: Pick<ConversationCard, "id">): OwnUnlock | undefined => unlocks.get(card.id);
