import { csvText, fieldColumns, type ListExport, withId } from "@/lib/grid/csv-columns";
import { type ConversationCard, hashtagsOf } from "./conversation-view";

/** Conversations in a file. */
export const CONVERSATION_EXPORT: ListExport<ConversationCard> = {
  resource: { one: "conversation", many: "conversations" },
  seen: withId([
    { heading: "Conversation", text: ({ name }) => name },
    { heading: "Kind", text: ({ card_type }) => card_type },
    { heading: "Hashtags", text: (card) => hashtagsOf(card).join(" ") },
    { heading: "Title", text: ({ title }) => csvText(title) },
    { heading: "Changed", text: ({ updated_at }) => updated_at },
    { heading: "Created", text: ({ created_at }) => created_at },
    { heading: "Card URI", text: ({ card_uri }) => card_uri },
  ]),
  all: (cards) => fieldColumns(cards, ["media_key"]),
};
