import * as z from "zod";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { choice, id, ids, url } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { identifier, open, recordBase } from "@/lib/ads/records";

export const CALLS_TO_ACTION = ["GO_TO", "SEE_MORE", "SHOP", "VISIT_SITE", "WATCH_NOW"] as const;

/** Advertising specification, Resources: Preroll call to action. */
export const prerollCallToActionRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  call_to_action: open(CALLS_TO_ACTION),
  call_to_action_url: z.string(),
});

const path = "/accounts/:account_id/preroll_call_to_actions";

export const list = defineEndpoint({
  number: "48",
  name: "preroll-call-to-actions.list",
  summary: "What prerolls of line items call people to do",
  method: "GET",
  path,
  params: z.object({
    ...associationListParams(),
    preroll_call_to_action_ids: ids().optional(),
  }),
  answer: "list",
  data: prerollCallToActionRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
});

const one = z.object({ account_id: id(), preroll_call_to_action_id: id() });

const change = {
  answer: "one",
  data: prerollCallToActionRecord,
  access: manageCampaigns,
  rateLimit: writes,
} as const;

export const get = defineEndpoint({
  number: "R65",
  name: "preroll-call-to-actions.get",
  summary: "What the preroll of one line item calls people to do",
  method: "GET",
  path: `${path}/:preroll_call_to_action_id`,
  params: one.extend({ with_deleted: withDeleted() }),
  answer: "one",
  data: prerollCallToActionRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
});

export const create = defineEndpoint({
  ...change,
  number: "R66",
  name: "preroll-call-to-actions.create",
  summary: "Have the preroll of a line item call people to do something",
  method: "POST",
  path,
  params: z.object({
    account_id: id(),
    line_item_id: id(),
    call_to_action: choice(CALLS_TO_ACTION),
    call_to_action_url: url(),
  }),
  seenBy: seenAtLineItem(list),
});

export const update = defineEndpoint({
  ...change,
  number: "R67",
  name: "preroll-call-to-actions.update",
  summary: "Change what the preroll of a line item calls people to do",
  method: "PUT",
  path: `${path}/:preroll_call_to_action_id`,
  params: one.extend({
    call_to_action: choice(CALLS_TO_ACTION).optional(),
    call_to_action_url: url().optional(),
  }),
});

export const remove = defineEndpoint({
  ...change,
  number: "R68",
  name: "preroll-call-to-actions.remove",
  summary: "Have the preroll of a line item call people to do nothing",
  method: "DELETE",
  path: `${path}/:preroll_call_to_action_id`,
  params: one,
});
