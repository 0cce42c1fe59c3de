import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { changeAll, changeChecked } from "../../service/changes";
import { answerList } from "../../service/list-answer";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { changeCampaign, createCampaign, removeCampaign } from "./changes";
import { campaigns as collection, filterCampaigns } from "./store";

const dataType = "campaign";

const campaignResource = new Resource({
  kind: "Campaign",
  parameter: "campaign_id",
  table: "campaigns",
  collection,
});

export const campaignRoutes = [
  route(campaigns.list, (call) => answerList(call, collection, filterCampaigns(call.params)), {
    dataType,
    showsSpending: "budgets",
  }),

  route(
    campaigns.get,
    (call) => campaignResource.shown(call, call.params.campaign_id, call.params.with_deleted),
    { dataType, showsSpending: "budgets" },
  ),

  route(
    campaigns.create,
    (call) => changeChecked(call, (changing) => createCampaign(changing, call.params)),
    {
      dataType,
    },
  ),

  route(
    campaigns.update,
    (call) => {
      const { account_id: _, ...params } = call.params;
      return changeChecked(call, (changing) => changeCampaign(changing, params));
    },
    { dataType },
  ),

  route(
    campaigns.remove,
    (call) => changeChecked(call, (changing) => removeCampaign(changing, call.params.campaign_id)),
    { dataType },
  ),

  route(campaigns.batch, ({ body, request, ...changing }) =>
    changeAll({ changing, items: body, request }, (_, item) => {
      if (item.operation_type === "Create") return createCampaign(changing, item.params);
      if (item.operation_type === "Update") return changeCampaign(changing, item.params);
      return removeCampaign(changing, item.params.campaign_id);
    }),
  ),
];
