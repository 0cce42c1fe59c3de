import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { insertRow, markDeleted } from "../../database/rows";
import { changeOne } from "../../service/changes";
import { answerList } from "../../service/list-answer";
import { Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { storeChange } from "../history/record-change";
import { lineItemResource } from "../line-items/routes";
import { countShown, findLineItem } from "../line-items/store";
import { promotedAccounts as collection, findPromotion, lineItemOf, mayPromote } from "./store";

const resource = new Resource({
  kind: "Promoted Account",
  parameter: "promoted_account_id",
  table: "promoted_accounts",
  collection,
});

export const promotedAccountRoutes = [
  route(promotedAccounts.list, (call) => {
    const { params } = call;
    const shown = { accountId: params.account_id, withDeleted: params.with_deleted };
    const among = { line_item_id: params.line_item_ids, id: params.promoted_account_ids };
    const answer = answerList(call, collection, conditionsOf("p", { ...shown, among }));
    if (answer.data === "[]" && params.line_item_ids && params.cursor === undefined) {
      const held = conditionsOf("p", { ...shown, among: { line_item_id: params.line_item_ids } });
      if (answerList({ ...call, params: { count: 1 } }, collection, held).data === "[]") {
        const message = "None of the line items holds promoted accounts";
        throw new Refusal([{ code: "INVALID_PARAMETER", message, parameter: "line_item_ids" }]);
      }
    }
    return answer;
  }),

  route(promotedAccounts.get, (call) =>
    resource.shown(call, call.params.promoted_account_id, call.params.with_deleted),
  ),

  route(promotedAccounts.create, (call) => {
    const { params, store, caller, now } = call;
    const { account_id: accountId, line_item_id: lineItemId, user_id: userId } = params;
    const lineItem = findLineItem(store.connection, accountId, lineItemId);
    if (!lineItem) throw lineItemResource.unknown(lineItemId, accountId);
    if (!promotedAccounts.canPromoteAccounts(lineItem)) {
      const message = `Line Item ${lineItemId} cannot hold promoted accounts`;
      throw new Refusal([{ code: "INCOMPATIBLE_LINE_ITEM", message, parameter: "line_item_id" }]);
    }
    if (!mayPromote(store.connection, accountId, userId, caller.userId)) {
      const message = "You cannot promote someone else's account";
      throw new Refusal([{ code: "INVALID_USER_ID", message, attribute: "user_id" }]);
    }
    const present = findPromotion(store.connection, "promoted_accounts", lineItemId, userId);
    if (present !== undefined) return resource.shown(call, present);
    return changeOne(call, () => {
      const id = newIdentifier("association");
      const row = { id, account_id: accountId, line_item_id: lineItemId, user_id: userId };
      insertRow(store.connection, "promoted_accounts", { ...row, created_at: now, updated_at: now });
      const after = resource.json(call, id);
      const { connection } = store;
      countShown(connection, lineItemId);
      storeChange(call, { id, after, entity: "PROMOTED_ACCOUNT" });
      return { record: after };
    });
  }),

  route(promotedAccounts.remove, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, promoted_account_id: id } = params;
    const before = resource.json(call, id);
    return changeOne(call, () => {
      const { connection } = store;
      markDeleted(connection, "promoted_accounts", { accountId, id }, now);
      const after = resource.json(call, id, true);
      countShown(connection, lineItemOf(connection, "promoted_accounts", id));
      storeChange(call, { id, before, after, entity: "PROMOTED_ACCOUNT" });
      return { record: after };
    });
  }),
];
