import { createdColumn } from "@/lib/cards/created-column";
import { csvText } from "@/lib/grid/csv-columns";
import {
  type ListSort,
  listExport,
  nameParts,
  orderRows,
  rowColumns,
  timeParts,
} from "@/lib/records/row-columns";
import { wordsTest } from "@/lib/text/characters";
import {
  type ConversationCard,
  type ConversationKind,
  hashtagsOf,
  KIND_WORDS,
  kindOf,
} from "./conversation-view";

/** The columns of the conversation cards of an account. */
export const CONVERSATION_COLUMNS = rowColumns({
  name: { label: "Conversation", shrinks: 60, ...nameParts(({ name }: ConversationCard) => name) },
  kind: {
    label: "Kind",
    value: { kind: "text", of: (card) => KIND_WORDS[kindOf(card)] },
    file: { "": { text: ({ card_type }) => card_type } },
  },
  hashtags: {
    label: "Hashtags",
    from: 34,
    widest: 72,
    value: { kind: "text", of: (card) => hashtagsOf(card).join(" ") },
    file: { "": { text: (card) => hashtagsOf(card).join(" ") } },
  },
  title: {
    label: "Title",
    from: 60,
    widest: 56,
    faint: true,
    value: { kind: "text", of: ({ title }) => title ?? null, none: "No title" },
    file: { "": { text: ({ title }) => csvText(title) } },
  },
  updated_at: { label: "Changed", from: 44, ...timeParts(({ updated_at }: ConversationCard) => updated_at) },
  created_at: createdColumn(60),
});

export type ConversationColumn = (typeof CONVERSATION_COLUMNS.ids)[number];

/** Conversations in a file. */
export const CONVERSATION_EXPORT = listExport(
  { one: "conversation", many: "conversations" },
  CONVERSATION_COLUMNS,
  ["media_key"],
);

interface Arrangement {
  readonly search: string;
  readonly kind: "all" | ConversationKind;
  readonly sort: ListSort<ConversationColumn>;
}

/** The cards to show, in order. The search looks into names, titles and hashtags. */
export function arrangeConversations(
  cards: readonly ConversationCard[],
  { search, kind, sort }: Arrangement,
): readonly ConversationCard[] {
  const matches = wordsTest(search);
  const found = cards.filter(
    (card) =>
      (kind === "all" || kindOf(card) === kind) &&
      matches([card.name, card.id, card.title, ...hashtagsOf(card)].join(" ")),
  );
  return orderRows(CONVERSATION_COLUMNS, found, sort);
}
