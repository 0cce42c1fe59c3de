import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import { newIdentifier } from "../../database/identifiers";
import { columns, plainCollection } from "../../database/plain-collection";
import { holdRules, Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { lineItemResource } from "../line-items/routes";
import { countShown, findLineItem, lineItemOf } from "../line-items/store";
import { accountMediaResource } from "../media/account-media-routes";

const resource = new Resource({
  kind: "Media Creative",
  parameter: "media_creative_id",
  collection: plainCollection(
    "media_creatives",
    "x",
    {
      ...columns("x", "account_media_id", "line_item_id", "landing_url"),
      creative_type: "m.creative_type",
      entity_status: "'ACTIVE'",
      approval_status: "'ACCEPTED'",
    },
    { joins: "CROSS JOIN account_media m ON m.id = x.account_media_id" },
  ),
});

export const mediaCreativeRoutes = [
  route(mediaCreatives.list, (call) => {
    const { campaign_id: campaignId, line_item_ids, media_creative_ids: id } = call.params;
    return resource.list(call, { line_item_id: line_item_ids, id }, (bind) =>
      campaignId === undefined
        ? []
        : [`x.line_item_id IN (SELECT id FROM line_items WHERE campaign_id = ${bind(campaignId)})`],
    );
  }),

  route(mediaCreatives.get, resource.get),

  route(mediaCreatives.create, (call) => {
    const { params, store } = call;
    const { account_id: accountId, line_item_id: lineItemId, account_media_id: mediaId } = params;
    const lineItem = findLineItem(store.connection, accountId, lineItemId);
    if (!lineItem) throw lineItemResource.unknown(lineItemId, accountId);
    accountMediaResource.json(call, mediaId);
    const creativeType = store.connection.one<{ creative_type: string }>(
      "SELECT creative_type FROM account_media WHERE id = ?",
      [mediaId],
    )?.creative_type;
    if (!mediaCreatives.canShow(lineItem, creativeType ?? "")) {
      const message = `Line Item ${lineItemId} cannot show media of type ${creativeType}`;
      throw new Refusal([{ code: "INCOMPATIBLE_LINE_ITEM", message, parameter: "line_item_id" }]);
    }
    const { objective } = lineItem;
    const { landing_url } = params;
    const terms = { creative_type: creativeType ?? "", objective, landing_url };
    holdRules([mediaCreatives.clicksNeedLandingUrl], terms);
    const row = {
      ...params,
      landing_url: mediaCreatives.isPreroll(creativeType ?? "") ? null : (landing_url ?? null),
    };
    return resource.created(call, newIdentifier("association"), row, () =>
      countShown(store.connection, lineItemId),
    );
  }),

  route(mediaCreatives.remove, (call) => {
    const { connection } = call.store;
    const id = call.params.media_creative_id;
    return resource.deleted(call, id, () =>
      countShown(connection, lineItemOf(connection, "media_creatives", id)),
    );
  }),
];
