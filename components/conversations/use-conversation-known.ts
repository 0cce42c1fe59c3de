import type { BuilderKnown } from "@/components/builder/builder";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { type ConversationForm, changedTerms } from "@/lib/conversations/conversation-form";
import type { ConversationCard } from "@/lib/conversations/conversation-view";
import type { KnownMedia } from "@/lib/media/chosen";

/** What is known around a conversation that is made or changed. */
export interface ConversationKnown extends BuilderKnown {
  readonly media: KnownMedia;
  /** The card that is changed; a new one has none. */
  readonly card: ConversationCard | undefined;
}

/** What is known around a conversation that is made, or of which `card` is changed. */
export function useConversationKnown(form: ConversationForm, card?: ConversationCard): ConversationKnown {
  const { known: media, reading } = useChosenMedia([form.mediaKey, form.posterKey, form.unlockKey]);
  const unchanged = card && Object.keys(changedTerms(form, card)).length === 0;
  return { media, card, closed: unchanged ? "Nothing was changed yet." : reading };
}
