import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import { Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { countShown } from "../line-items/store";
import { promotableType } from "../users/promotable";
import { fittingLineItem } from "./fitting-line-item";
import { Promotions } from "./promotions";

const promotions = new Promotions({
  kind: "Promoted Account",
  parameter: "promoted_account_id",
  table: "promoted_accounts",
  subject: "user_id",
  entity: "PROMOTED_ACCOUNT",
});

export const promotedAccountRoutes = [
  route(promotedAccounts.list, (call) => {
    const { account_id, with_deleted, cursor, line_item_ids, promoted_account_ids: id } = call.params;
    const answer = promotions.list(call, { line_item_id: line_item_ids, id });
    if (answer.data === "[]" && line_item_ids && cursor === undefined) {
      const any = { ...call, params: { account_id, with_deleted, count: 1 } };
      if (promotions.list(any, { line_item_id: line_item_ids }).data === "[]") {
        const message = "None of the line items holds promoted accounts";
        throw new Refusal([{ code: "INVALID_PARAMETER", message, parameter: "line_item_ids" }]);
      }
    }
    return answer;
  }),

  route(promotedAccounts.get, promotions.get),

  route(promotedAccounts.create, (call) => {
    const { params, store, caller } = call;
    const { account_id: accountId, line_item_id: lineItemId, user_id: userId } = params;
    fittingLineItem(call, lineItemId, promotedAccounts.canPromoteAccounts, "cannot hold promoted accounts");
    if (!promotableType(store.connection, accountId, userId, caller.userId)) {
      const message = "You cannot promote someone else's account";
      throw new Refusal([{ code: "INVALID_USER_ID", message, attribute: "user_id" }]);
    }
    return {
      data: store.write(() => {
        const promoted = promotions.promote(call, lineItemId, userId);
        countShown(store.connection, lineItemId);
        return promoted;
      }),
    };
  }),

  route(promotedAccounts.remove, (call) => promotions.end(call, call.params.promoted_account_id)),
];
