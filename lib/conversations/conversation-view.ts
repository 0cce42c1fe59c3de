import { CTA_NAMES } from "@/lib/ads/conversation-fields";
import type { RecordOf } from "@/lib/ads/endpoint";
import type { conversationCards } from "@/lib/ads/endpoints/conversation-cards";

export const CONVERSATION_KINDS = ["image", "video"] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

export type ConversationCard = RecordOf<(typeof conversationCards)[ConversationKind]["get"]>;

export const isConversationKind = (text: string): text is ConversationKind =>
  CONVERSATION_KINDS.some((kind) => kind === text);

/** Which of the two kinds a card is, by its type. */
export const kindOf = (card: Pick<ConversationCard, "card_type">): ConversationKind =>
  card.card_type === "VIDEO_CONVERSATION" ? "video" : "image";

export const KIND_WORDS: Readonly<Record<ConversationKind, string>> = { image: "Image", video: "Video" };

/** The hashtags of a card, each with its sign. */
export const hashtagsOf = (card: ConversationCard): readonly string[] =>
  CTA_NAMES.flatMap((name) => {
    const hashtag = card[name];
    return hashtag === undefined ? [] : [`#${hashtag.replace(/^#/, "")}`];
  });
