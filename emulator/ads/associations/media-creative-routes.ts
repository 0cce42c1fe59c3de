import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { holdRules, Refusal } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { lineItemResource } from "../line-items/routes";
import { countShown, findLineItem } from "../line-items/store";
import { accountMediaResource } from "../media/account-media-routes";
import { mediaCreatives as collection } from "../media/account-media-store";
import { lineItemOf } from "./store";

const resource = new Resource({
  kind: "Media Creative",
  parameter: "media_creative_id",
  table: "media_creatives",
  collection,
});

export const mediaCreativeRoutes = [
  route(mediaCreatives.list, (call) => {
    const { params } = call;
    const { campaign_id: campaignId } = params;
    const among = { line_item_id: params.line_item_ids, id: params.media_creative_ids };
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted, among };
    return answerList(call, collection, (bind) => [
      ...conditionsOf("x", filter)(bind),
      ...(campaignId === undefined
        ? []
        : [`x.line_item_id IN (SELECT id FROM line_items WHERE campaign_id = ${bind(campaignId)})`]),
    ]);
  }),

  route(mediaCreatives.get, (call) =>
    resource.shown(call, call.params.media_creative_id, call.params.with_deleted),
  ),

  route(mediaCreatives.create, (call) => {
    const { params, store, now } = call;
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
    const id = newIdentifier("association");
    store.write(() => {
      insertRow(store.connection, "media_creatives", {
        id,
        account_id: accountId,
        line_item_id: lineItemId,
        account_media_id: mediaId,
        landing_url: mediaCreatives.isPreroll(creativeType ?? "") ? null : (landing_url ?? null),
        created_at: now,
        updated_at: now,
      });
      countShown(store.connection, lineItemId);
    });
    return resource.shown(call, id);
  }),

  route(mediaCreatives.remove, (call) => {
    const { connection } = call.store;
    const id = call.params.media_creative_id;
    return resource.deleted(call, id, () =>
      countShown(connection, lineItemOf(connection, "media_creatives", id)),
    );
  }),
];
