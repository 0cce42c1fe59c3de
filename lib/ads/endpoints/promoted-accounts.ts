import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { associationListParams } from "@/lib/ads/line-item-associations";
import { id, ids, long } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { identifier, open, recordBase } from "@/lib/ads/records";
import { APPROVAL_STATUSES } from "./accounts";
import type { LineItem } from "./line-items";

/** Advertising specification, Resources: Promoted account. There is no update. */
export const promotedAccountRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  user_id: identifier(),
  entity_status: open(["ACTIVE", "PAUSED"]),
  approval_status: open(APPROVAL_STATUSES),
});

/** Whether a line item can promote accounts; others are refused with INCOMPATIBLE_LINE_ITEM. */
export const canPromoteAccounts = ({ product_type }: Pick<LineItem, "product_type">): boolean =>
  product_type === "PROMOTED_ACCOUNT";

const resource = accountResource({
  name: "promoted-accounts",
  key: { promoted_account_id: id() },
  data: promotedAccountRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "34",
  summary: "Accounts that line items promote",
  params: z.object({
    ...associationListParams("paused"),
    promoted_account_ids: ids().optional(),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "35", summary: "One promoted account" });

export const create = defineEndpoint({
  ...resource.create,
  number: "36",
  summary: "Promote an account with a line item",
  params: z.object({ account_id: id(), line_item_id: id(), user_id: long() }),
  // With a filter by line item, the service refuses where it promotes none.
  seenBy: seenAmongNewest(list),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "37",
  summary: "Stop promoting an account with a line item",
});
