import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { changeAll, changeChecked } from "../../service/changes";
import { Resource } from "../../service/resource";
import { ofDataType, route } from "../../service/route";
import { changeCampaign, createCampaign, removeCampaign } from "./changes";
import { campaigns as collection } from "./store";

const campaignResource = new Resource({
  kind: "Campaign",
  parameter: "campaign_id",
  collection,
});

export const campaignRoutes = [
  ...ofDataType("campaign", [
    route(
      campaigns.list,
      (call) => {
        const { campaign_ids: id, funding_instrument_ids: funding_instrument_id, with_draft } = call.params;
        return campaignResource.list(call, { id, funding_instrument_id }, () =>
          with_draft ? [] : ["c.entity_status <> 'DRAFT'"],
        );
      },
      { showsSpending: "budgets" },
    ),

    route(campaigns.get, campaignResource.get, { showsSpending: "budgets" }),

    route(campaigns.create, (call) =>
      changeChecked(call, (changing) => createCampaign(changing, call.params)),
    ),

    route(campaigns.update, (call) => {
      const { account_id: _, ...params } = call.params;
      return changeChecked(call, (changing) => changeCampaign(changing, params));
    }),

    route(campaigns.remove, (call) =>
      changeChecked(call, (changing) => removeCampaign(changing, call.params.campaign_id)),
    ),
  ]),

  route(campaigns.batch, ({ body, request, ...changing }) =>
    changeAll({ changing, items: body, request }, (_, item) => {
      if (item.operation_type === "Create") return createCampaign(changing, item.params);
      if (item.operation_type === "Update") return changeCampaign(changing, item.params);
      return removeCampaign(changing, item.params.campaign_id);
    }),
  ),
];
