import * as prerollCallToActions from "@/lib/ads/endpoints/preroll-call-to-actions";
import { conditionsOf } from "../../database/conditions";
import { columns, plainCollection } from "../../database/plain-collection";
import { answerList } from "../../service/list-answer";
import { route } from "../../service/route";

const collection = plainCollection(
  "preroll_call_to_actions",
  "p",
  columns("p", "line_item_id", "call_to_action", "call_to_action_url"),
);

export const prerollCallToActionRoutes = [
  route(prerollCallToActions.list, (call) => {
    const { params } = call;
    const among = { line_item_id: params.line_item_ids, id: params.preroll_call_to_action_ids };
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted, among };
    return answerList(call, collection, conditionsOf("p", filter));
  }),
];
