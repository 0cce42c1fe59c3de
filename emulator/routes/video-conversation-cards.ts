import * as conversations from "@/lib/ads/endpoints/video-conversation-cards";
import {
  changeConversation,
  conversationCard,
  createConversation,
  removeConversation,
} from "../service/conversations";
import { answerList } from "../service/list-answer";
import { route } from "../service/route";
import { otherCards as collection, filterOtherCards } from "../store/other-cards";

const kind = "VIDEO_CONVERSATION";
/** As the path names it; creating and changing a card do not echo it. */
const named = { alsoEchoed: { card_type: "video_conversation" } };

export const videoConversationCardRoutes = [
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
    const record = changeConversation(call, id, { kind, fields });
    return { data: JSON.stringify(record) };
  }),

  route(
    conversations.remove,
    (call) => ({ data: JSON.stringify(removeConversation(call, kind, call.params.card_id)) }),
    named,
  ),
];
