import type { BuilderKnown } from "@/components/builder/builder";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { type ConversationForm, changedTerms } from "@/lib/conversations/conversation-form";
import type { ConversationCard } from "@/lib/conversations/conversation-view";
import type { KnownMedia } from "@/lib/media/chosen";

/** The context of a new or edited conversation. */
export interface ConversationKnown extends BuilderKnown {
  readonly media: KnownMedia;
  /** The edited card; undefined for a new one. */
  readonly card: ConversationCard | undefined;
}

/** The context of a new conversation, or of editing `card`. */
export function useConversationKnown(form: ConversationForm, card?: ConversationCard): ConversationKnown {
  const { known: media, reading } = useChosenMedia([form.mediaKey, form.posterKey, form.unlockKey]);
  const unchanged = card && Object.keys(changedTerms(form, card)).length === 0;
  return { media, card, closed: unchanged ? "Nothing was changed yet." : reading };
}
