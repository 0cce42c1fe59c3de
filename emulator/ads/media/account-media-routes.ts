import * as accountMedia from "@/lib/ads/endpoints/account-media";
import { columns, plainCollection } from "../../database/plain-collection";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";

export const accountMediaResource = new Resource({
  kind: "Account Media",
  parameter: "account_media_id",
  collection: plainCollection("account_media", "m", columns("m", "creative_type", "video_id", "media_url")),
});

export const accountMediaRoutes = [
  route(accountMedia.list, (call) => {
    const { account_media_ids: id, creative_types: creative_type } = call.params;
    return accountMediaResource.list(call, { id, creative_type });
  }),

  route(accountMedia.get, accountMediaResource.get),

  route(accountMedia.remove, accountMediaResource.remove),
];
