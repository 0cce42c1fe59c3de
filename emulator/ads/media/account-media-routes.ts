import * as accountMedia from "@/lib/ads/endpoints/account-media";
import { conditionsOf } from "../../database/conditions";
import { answerList } from "../../service/list-answer";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { accountMedia as collection } from "./account-media-store";

export const accountMediaResource = new Resource({
  kind: "Account Media",
  parameter: "account_media_id",
  table: "account_media",
  collection,
});

export const accountMediaRoutes = [
  route(accountMedia.list, (call) => {
    const { params } = call;
    const among = { id: params.account_media_ids, creative_type: params.creative_types };
    const filter = { accountId: params.account_id, withDeleted: params.with_deleted, among };
    return answerList(call, collection, conditionsOf("m", filter));
  }),

  route(accountMedia.get, (call) =>
    accountMediaResource.shown(call, call.params.account_media_id, call.params.with_deleted),
  ),

  route(accountMedia.remove, (call) => accountMediaResource.deleted(call, call.params.account_media_id)),
];
