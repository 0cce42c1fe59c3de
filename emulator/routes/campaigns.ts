import * as campaigns from "@/lib/ads/endpoints/campaigns";
import { BatchRefusal } from "../service/batch";
import { answerList } from "../service/list-answer";
import { notFound, Refusal } from "../service/refusals";
import { type Reply, route } from "../service/route";
import { campaignJson, campaigns as collection, filterCampaigns } from "../store/campaigns";
import {
  type Changed,
  type Changing,
  changeCampaign,
  createCampaign,
  removeCampaign,
} from "./campaign-changes";

const dataType = "campaign";

/** Makes one change, or throws what is wrong with it. */
function change(changing: Changing, make: (changing: Changing) => Changed): Reply {
  const data = changing.store.write(() => {
    const changed = make(changing);
    if ("errors" in changed) throw new Refusal(changed.errors);
    return changed.record;
  });
  return { data };
}

export const campaignRoutes = [
  route(
    campaigns.list,
    (call) => {
      const { params } = call;
      return answerList(
        call,
        collection,
        filterCampaigns({
          accountId: params.account_id,
          ids: params.campaign_ids,
          fundingInstrumentIds: params.funding_instrument_ids,
          q: params.q,
          withDeleted: params.with_deleted,
          withDraft: params.with_draft,
        }),
      );
    },
    { dataType },
  ),

  route(
    campaigns.get,
    ({ params, store, now }) => {
      const { account_id: accountId, campaign_id: id, with_deleted: withDeleted = false } = params;
      const data = campaignJson(store.connection, { accountId, id, withDeleted, now });
      if (data === undefined) throw new Refusal([notFound("Campaign", id, "campaign_id", accountId)]);
      return { data };
    },
    { dataType },
  ),

  route(campaigns.create, (call) => change(call, (changing) => createCampaign(changing, call.params)), {
    dataType,
  }),

  route(
    campaigns.update,
    (call) => {
      const { account_id: _, ...params } = call.params;
      return change(call, (changing) => changeCampaign(changing, params));
    },
    { dataType },
  ),

  route(
    campaigns.remove,
    (call) => change(call, (changing) => removeCampaign(changing, call.params.campaign_id)),
    { dataType },
  ),

  route(campaigns.batch, ({ body, request, ...changing }) => {
    const records = changing.store.write(() => {
      const changed = body.map((item): Changed => {
        if (item.operation_type === "Create") return createCampaign(changing, item.params);
        if (item.operation_type === "Update") return changeCampaign(changing, item.params);
        return removeCampaign(changing, item.params.campaign_id);
      });
      const mistakes = changed.map((one) => ("errors" in one ? one.errors : []));
      if (mistakes.some((errors) => errors.length > 0)) throw new BatchRefusal(mistakes, request);
      return changed.flatMap((one) => ("record" in one ? [one.record] : []));
    });
    return { data: `[${records.join(",")}]` };
  }),
];
