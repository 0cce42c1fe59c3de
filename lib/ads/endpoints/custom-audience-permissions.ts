import { id, ids } from "@/lib/ads/params";
import { identifier } from "@/lib/ads/records";
import { audiencePermissions } from "./audience-permissions";

export const { list, create, remove } = audiencePermissions({
  word: "custom",
  version: 12,
  numbers: { list: "R69", create: "R70", remove: "R71" },
  of: { custom_audience_id: identifier() },
  audience: { custom_audience_id: id() },
  one: { custom_audience_permission_id: id() },
  some: { custom_audience_permission_ids: ids().optional() },
});
