import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choices, clearable, id, long, text } from "@/lib/ads/params";
import { anyone, ownSettings } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";

export const EMAIL_TYPES = ["ACCOUNT_PERFORMANCE", "PERFORMANCE_IMPROVEMENT"] as const;

export const userSettingsRecord = z.looseObject({
  notification_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_phone_extension: z.string().nullable(),
});

export const get = defineEndpoint({
  number: "17",
  name: "user-settings.get",
  summary: "Settings of one user on an account",
  method: "GET",
  path: "/accounts/:account_id/user_settings/:user_id",
  params: z.object({ account_id: id(), user_id: long() }),
  answer: "one",
  data: userSettingsRecord,
  personal: true,
  access: anyone,
  rateLimit: accountReads,
});

export const update = defineEndpoint({
  number: "18",
  name: "user-settings.update",
  summary: "Change one's own settings on an account",
  method: "PUT",
  path: "/accounts/:account_id/user_settings/:user_id",
  params: z.object({
    account_id: id(),
    user_id: long(),
    notification_email: clearable(text({ max: 254 })).optional(),
    contact_phone: clearable(text({ max: 32 })).optional(),
    contact_phone_extension: clearable(text({ max: 16 })).optional(),
    subscribe_email_types: choices(EMAIL_TYPES, { orNone: true }).optional(),
  }),
  answer: "one",
  data: userSettingsRecord,
  personal: true,
  access: ownSettings,
  rateLimit: writes,
});
