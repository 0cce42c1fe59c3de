import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { associationListParams, seenAtLineItem } from "@/lib/ads/line-item-associations";
import { choice, id, ids, url } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { identifier, open, recordBase } from "@/lib/ads/records";

export const CALLS_TO_ACTION = ["GO_TO", "SEE_MORE", "SHOP", "VISIT_SITE", "WATCH_NOW"] as const;

/** Advertising specification, Resources: Preroll call to action. */
export const prerollCallToActionRecord = z.looseObject({
  ...recordBase,
  line_item_id: identifier(),
  call_to_action: open(CALLS_TO_ACTION),
  call_to_action_url: z.string(),
});

const resource = accountResource({
  name: "preroll-call-to-actions",
  key: { preroll_call_to_action_id: id() },
  data: prerollCallToActionRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "48",
  summary: "What prerolls of line items call people to do",
  params: z.object({ ...associationListParams(), preroll_call_to_action_ids: ids().optional() }),
});

export const get = defineEndpoint({
  ...resource.get,
  number: "R65",
  summary: "What the preroll of one line item calls people to do",
});

export const create = defineEndpoint({
  ...resource.create,
  number: "R66",
  summary: "Have the preroll of a line item call people to do something",
  params: z.object({
    account_id: id(),
    line_item_id: id(),
    call_to_action: choice(CALLS_TO_ACTION),
    call_to_action_url: url(),
  }),
  seenBy: seenAtLineItem(list),
});

export const update = defineEndpoint({
  ...resource.update,
  number: "R67",
  summary: "Change what the preroll of a line item calls people to do",
  params: resource.one.extend({
    call_to_action: choice(CALLS_TO_ACTION).optional(),
    call_to_action_url: url().optional(),
  }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R68",
  summary: "Have the preroll of a line item call people to do nothing",
});
