import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choices, id, words } from "@/lib/ads/params";
import { administer, anyone } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";

/** Available to accounts of the sandbox (public documentation, Features); there are others. */
export const SANDBOX_FEATURES = [
  "AGE_TARGETING",
  "ALLOW_SKIPPABLE_VIDEOS_FOR_PREROLL_VIEWS_OBJECTIVE",
  "AWARENESS_OBJECTIVE",
  "BRAND_TPN",
  "CHARGE_FOR_GOOD_CLICK",
  "CONVERSATION_CARD",
  "CONVERSATION_CARD_FOUR_OPTIONS",
  "CONVERSATION_CARD_UNLOCK",
  "CPI_CHARGING",
  "DIRECT_MESSAGE_CARD",
  "DR_TAP",
  "ENGAGER_RETARGETING",
  "EVENT_TARGETING",
  "INSTALLED_APP_CATEGORY_TARGETING",
  "MOBILE_CONVERSION_TRANSACTION_VALUE",
  "OPTIMIZED_ACTION_BIDDING",
  "REACH_AND_FREQUENCY_ANALYTICS",
  "REACH_FREQUENCY_CAP",
  "VALIDATED_AGE_TARGETING",
  "VIDEO_VIEWS_MIDROLL_OBJECTIVE",
  "PREROLL_VIEWS_OBJECTIVE",
  "VIDEO_APP_DOWNLOAD_CARD",
] as const;

/** Maximum number of keys in a call: more than exist. */
const KEYS_MAX = 200;

const path = "/accounts/:account_id/features";
/** The features of an account are a list of words, in alphabetical order. */
const shared = { path, answer: "list", data: z.string() } as const;

export const list = defineEndpoint({
  ...shared,
  number: "R75",
  name: "features.list",
  summary: "Features in limited release that an account has",
  method: "GET",
  params: z.object({
    account_id: id(),
    feature_keys: words({ maxItems: KEYS_MAX, maxLength: 100 }).optional(),
  }),
  access: anyone,
  rateLimit: accountReads,
});

const change = {
  ...shared,
  environments: ["sandbox"],
  params: z.object({ account_id: id(), feature_keys: choices(SANDBOX_FEATURES) }),
  access: administer,
  rateLimit: writes,
} as const;

export const add = defineEndpoint({
  ...change,
  number: "R76",
  name: "features.add",
  summary: "Give features to an account of the sandbox",
  method: "POST",
});

/** Removes words from a list, rather than a record. */
export const take = defineEndpoint({
  ...change,
  number: "R77",
  name: "features.take",
  summary: "Take features from an account of the sandbox",
  method: "DELETE",
});
