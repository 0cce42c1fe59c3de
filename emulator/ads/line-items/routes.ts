import * as lineItems from "@/lib/ads/endpoints/line-items";
import { changeAll, changeChecked } from "../../service/changes";
import { answerList } from "../../service/list-answer";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { changeLineItem, createLineItem, removeLineItem } from "./changes";
import { lineItems as collection, filterLineItems } from "./store";

const dataType = "line_item";

export const lineItemResource = new Resource({
  kind: "Line Item",
  parameter: "line_item_id",
  table: "line_items",
  collection,
});

export const lineItemRoutes = [
  route(lineItems.list, (call) => answerList(call, collection, filterLineItems(call.params)), {
    dataType,
    showsSpending: "budgets",
  }),

  route(
    lineItems.get,
    (call) => lineItemResource.shown(call, call.params.line_item_id, call.params.with_deleted),
    { dataType, showsSpending: "budgets" },
  ),

  route(
    lineItems.create,
    (call) => {
      const { account_id: _, ...params } = call.params;
      return changeChecked(call, (changing) => createLineItem(changing, params));
    },
    { dataType },
  ),

  route(
    lineItems.update,
    (call) => {
      const { account_id: _, ...params } = call.params;
      return changeChecked(call, (changing) => changeLineItem(changing, params));
    },
    { dataType },
  ),

  route(
    lineItems.remove,
    (call) => changeChecked(call, (changing) => removeLineItem(changing, call.params.line_item_id)),
    { dataType },
  ),

  route(lineItems.batch, ({ body, request, ...changing }) =>
    changeAll({ changing, items: body, request }, (_, item) => {
      if (item.operation_type === "Create") return createLineItem(changing, item.params);
      if (item.operation_type === "Update") return changeLineItem(changing, item.params);
      return removeLineItem(changing, item.params.line_item_id);
    }),
  ),
];
