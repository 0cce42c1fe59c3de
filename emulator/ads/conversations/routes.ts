import { conversationCards } from "@/lib/ads/endpoints/conversation-cards";
import { answerList } from "../../service/list-answer";
import { type Route, route } from "../../service/route";
import { otherCards as collection, filterOtherCards, otherCardOf } from "../cards/other-cards-store";
import { type ConversationType, changeConversation, createConversation, removeConversation } from "./changes";

type Conversations = (typeof conversationCards)["image" | "video"];
type Shown = Readonly<Record<string, unknown>>;

/**
 * The routes of conversation cards of one kind.
 *
 * @param shownChanged what the answer to a change contains of the card
 */
function conversationRoutes(
  { list, get, create, update, remove }: Conversations,
  kind: ConversationType,
  shownChanged = (record: Shown): Shown => record,
): readonly Route[] {
  // As the path names it; creating and changing a card do not echo it.
  const named = { alsoEchoed: { card_type: kind.toLowerCase() } };
  return [
    route(list, (call) => answerList(call, collection, filterOtherCards(kind, call.params)), named),
    route(get, (call) => ({ data: otherCardOf(call, kind, call.params.card_id).record }), named),
    route(create, (call) => {
      const { account_id: _, ...fields } = call.params;
      return { data: JSON.stringify(createConversation(call, { kind, fields })) };
    }),
    route(update, (call) => {
      const { account_id: _, card_id: id, ...fields } = call.params;
      return { data: JSON.stringify(shownChanged(changeConversation(call, id, { kind, fields }))) };
    }),
    route(
      remove,
      (call) => ({ data: JSON.stringify(removeConversation(call, kind, call.params.card_id)) }),
      named,
    ),
  ];
}

export const imageConversationCardRoutes = conversationRoutes(
  conversationCards.image,
  "IMAGE_CONVERSATION",
  // As the service does for images: what was changed is not repeated.
  ({ name, id, card_uri, card_type, created_at, updated_at, deleted }) => ({
    name,
    id,
    card_uri,
    card_type,
    created_at,
    updated_at,
    deleted,
  }),
);

export const videoConversationCardRoutes = conversationRoutes(conversationCards.video, "VIDEO_CONVERSATION");
