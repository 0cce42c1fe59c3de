import * as lineItems from "@/lib/ads/endpoints/line-items";
import { among } from "../../database/list-page";
import { changeAll, changeChecked } from "../../service/changes";
import { Resource } from "../../service/resource";
import { ofDataType, route } from "../../service/route";
import { changeLineItem, createLineItem, removeLineItem } from "./changes";
import { lineItems as collection } from "./store";

export const lineItemResource = new Resource({
  kind: "Line Item",
  parameter: "line_item_id",
  collection,
});

export const lineItemRoutes = [
  ...ofDataType("line_item", [
    route(
      lineItems.list,
      (call) => {
        const { line_item_ids: id, campaign_ids: campaign_id, with_draft } = call.params;
        const { funding_instrument_ids: funding } = call.params;
        return lineItemResource.list(call, { id, campaign_id }, (bind) => [
          ...(funding
            ? [
                `l.campaign_id IN (SELECT id FROM campaigns WHERE ${among("funding_instrument_id", funding, bind)})`,
              ]
            : []),
          ...(with_draft ? [] : ["l.entity_status <> 'DRAFT'"]),
        ]);
      },
      { showsSpending: "budgets" },
    ),

    route(lineItems.get, lineItemResource.get, { showsSpending: "budgets" }),

    route(lineItems.create, (call) =>
      changeChecked(call, (changing) => createLineItem(changing, call.params)),
    ),

    route(lineItems.update, (call) => {
      const { account_id: _, ...params } = call.params;
      return changeChecked(call, (changing) => changeLineItem(changing, params));
    }),

    route(lineItems.remove, (call) =>
      changeChecked(call, (changing) => removeLineItem(changing, call.params.line_item_id)),
    ),
  ]),

  route(lineItems.batch, ({ body, request, ...changing }) =>
    changeAll({ changing, items: body, request }, (_, item) => {
      if (item.operation_type === "Create") return createLineItem(changing, item.params);
      if (item.operation_type === "Update") return changeLineItem(changing, item.params);
      return removeLineItem(changing, item.params.line_item_id);
    }),
  ),
];
