import * as conversations from "@/lib/ads/endpoints/image-conversation-cards";
import {
  changeConversation,
  conversationCard,
  createConversation,
  removeConversation,
} from "../service/conversations";
import { answerList } from "../service/list-answer";
import { route } from "../service/route";
import { otherCards as collection, filterOtherCards } from "../store/other-cards";

const kind = "IMAGE_CONVERSATION";
/** As the path names it; creating and changing a card do not echo it. */
const named = { alsoEchoed: { card_type: "image_conversation" } };

export const imageConversationCardRoutes = [
  route(
    conversations.list,
    (call) => {
      const { account_id: accountId, card_ids: ids, q } = call.params;
      return answerList(call, collection, filterOtherCards(kind, { accountId, ids, q }));
    },
    named,
  ),

  route(
    conversations.get,
    (call) => ({ data: conversationCard(call, kind, call.params.card_id).record }),
    named,
  ),

  route(conversations.create, (call) => {
    const { account_id: _, ...fields } = call.params;
    const record = createConversation(call, { kind, fields });
    return { data: JSON.stringify(record) };
  }),

  route(conversations.update, (call) => {
    const { account_id: _, card_id: id, ...fields } = call.params;
    const { name, card_uri, card_type, created_at, updated_at, deleted } = changeConversation(call, id, {
      kind,
      fields,
    });
    // As the service does for images: what was changed is not repeated.
    return {
      data: JSON.stringify({ name, id, card_uri, card_type, created_at, updated_at, deleted }),
    };
  }),

  route(
    conversations.remove,
    (call) => ({ data: JSON.stringify(removeConversation(call, kind, call.params.card_id)) }),
    named,
  ),
];
