import * as z from "zod";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { id } from "@/lib/ads/params";
import { viewCampaigns } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
import { open, recordBase } from "@/lib/ads/records";

export const accountAppRecord = z.looseObject({
  ...recordBase,
  app_store_identifier: z.string(),
  conversion_tracking_enabled: z.boolean(),
  deep_link_pattern: z.string().nullable(),
  os_type: open(["Android", "iOS"]),
});

export const list = defineEndpoint({
  number: "13",
  name: "account-apps.list",
  summary: "Mobile apps of an account",
  method: "GET",
  path: "/accounts/:account_id/account_apps",
  params: z.object({
    account_id: id(),
    ...listParams(),
  }),
  answer: "list",
  data: accountAppRecord,
  access: viewCampaigns,
  rateLimit: accountReads,
});
