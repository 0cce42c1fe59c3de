import * as z from "zod";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { associationListParams } from "@/lib/ads/line-item-associations";
import { id, ids, long, sortBy } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
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

const shared = {
  data: promotedAccountRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
} as const;

export const list = defineEndpoint({
  ...shared,
  number: "34",
  name: "promoted-accounts.list",
  summary: "Accounts that line items promote",
  method: "GET",
  path: "/accounts/:account_id/promoted_accounts",
  params: z.object({
    ...associationListParams(),
    promoted_account_ids: ids().optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted", "paused"]).optional(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "35",
  name: "promoted-accounts.get",
  summary: "One promoted account",
  method: "GET",
  path: "/accounts/:account_id/promoted_accounts/:promoted_account_id",
  params: z.object({
    account_id: id(),
    promoted_account_id: id(),
    with_deleted: withDeleted(),
  }),
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "36",
  name: "promoted-accounts.create",
  summary: "Promote an account with a line item",
  method: "POST",
  path: "/accounts/:account_id/promoted_accounts",
  params: z.object({ account_id: id(), line_item_id: id(), user_id: long() }),
  // Asked for a line item that promotes none yet, the service refuses.
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id, sort_by: ["created_at-desc"] } }),
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "37",
  name: "promoted-accounts.remove",
  summary: "Stop promoting an account with a line item",
  method: "DELETE",
  path: "/accounts/:account_id/promoted_accounts/:promoted_account_id",
  params: z.object({ account_id: id(), promoted_account_id: id() }),
  answer: "one",
  access: manageCampaigns,
  rateLimit: writes,
});
