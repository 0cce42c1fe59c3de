import type * as z from "zod";
import { CTA_NAMES } from "@/lib/ads/conversation-fields";
import type { imageConversationRecord } from "@/lib/ads/endpoints/image-conversation-cards";
import type { videoConversationRecord } from "@/lib/ads/endpoints/video-conversation-cards";

export type ConversationCard =
  | z.infer<typeof imageConversationRecord>
  | z.infer<typeof videoConversationRecord>;

export const CONVERSATION_KINDS = ["image", "video"] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

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
