import { id, ids } from "@/lib/ads/params";
import { identifier } from "@/lib/ads/records";
import type { RecordOf } from "../endpoint";
import { audiencePermissions } from "./audience-permissions";

export const { list, create, remove } = audiencePermissions({
  word: "tailored",
  version: 5,
  numbers: { list: "73", create: "74", remove: "75" },
  of: { tailored_audience_id: identifier() },
  audience: { tailored_audience_id: id() },
  one: { tailored_audience_permission_id: id() },
  some: { tailored_audience_permission_ids: ids().optional() },
});

export type AudiencePermission = RecordOf<typeof list>;
