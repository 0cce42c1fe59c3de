import { matchSorter } from "match-sorter";
import type * as z from "zod";
import { CTA_NAMES } from "@/lib/ads/conversation-fields";
import type { imageConversationRecord } from "@/lib/ads/endpoints/image-conversation-cards";
import type { videoConversationRecord } from "@/lib/ads/endpoints/video-conversation-cards";
import { byWords } from "@/lib/format/lists";

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

export const CONVERSATION_COLUMNS = ["name", "created_at", "updated_at"] as const;
export type ConversationColumn = (typeof CONVERSATION_COLUMNS)[number];

/** The hashtags of a card, each with its sign. */
export const hashtagsOf = (card: ConversationCard): readonly string[] =>
  CTA_NAMES.flatMap((name) => {
    const hashtag = card[name];
    return hashtag === undefined ? [] : [`#${hashtag.replace(/^#/, "")}`];
  });

interface Arrangement {
  readonly search: string;
  readonly kind: "all" | ConversationKind;
  readonly sort: { readonly column: ConversationColumn; readonly descending: boolean };
}

/** The cards to show, in order. The search looks into names, titles and hashtags. */
export function arrangeConversations(
  cards: readonly ConversationCard[],
  { search, kind, sort }: Arrangement,
): readonly ConversationCard[] {
  const ofKind = kind === "all" ? cards : cards.filter((card) => kindOf(card) === kind);
  const found =
    search.trim() === ""
      ? ofKind
      : matchSorter([...ofKind], search.trim(), {
          keys: ["name", "id", (card) => card.title ?? "", (card) => [...hashtagsOf(card)]],
          threshold: matchSorter.rankings.CONTAINS,
        });
  const { column, descending } = sort;
  const order = [...found].sort((a, b) => byWords(a[column], b[column]));
  return descending ? order.reverse() : order;
}
