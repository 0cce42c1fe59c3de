import { z } from "zod";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { id, ids, sortBy } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";

export const CALLS_TO_ACTION = ["GO_TO", "SEE_MORE", "SHOP", "VISIT_SITE", "WATCH_NOW"] as const;

/** Advertising specification, Resources: Preroll call to action. */
export const prerollCallToActionRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  call_to_action: open(CALLS_TO_ACTION),
  call_to_action_url: z.string(),
});

export const list = defineEndpoint({
  number: "48",
  name: "preroll-call-to-actions.list",
  summary: "What prerolls of line items call people to do",
  method: "GET",
  path: "/accounts/:account_id/preroll_call_to_actions",
  params: z.object({
    account_id: id(),
    line_item_ids: ids().optional(),
    preroll_call_to_action_ids: ids().optional(),
    sort_by: sortBy(["created_at", "updated_at", "deleted"]).optional(),
    ...listParams(),
  }),
  answer: "list",
  data: prerollCallToActionRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
});
