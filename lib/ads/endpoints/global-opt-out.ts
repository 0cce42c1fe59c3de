import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice, id } from "@/lib/ads/params";
import { manageAudiences } from "@/lib/ads/permissions";
import { writes } from "@/lib/ads/rate-limits";
import { open } from "@/lib/ads/records";
import { inputFilePath } from "./custom-audience-changes";

/** The identifiers in a file of people. */
export const OPT_OUT_LIST_TYPES = [
  "DEVICE_ID",
  "EMAIL",
  "HANDLE",
  "PHONE_NUMBER",
  "SERVICE_ID",
  "SERVICE_COOKIE_ID",
] as const;

/** The file replaces the previous one: people in it are removed from all audiences of the account. */
export const replace = defineEndpoint({
  number: "R107",
  name: "global-opt-out.replace",
  summary: "Say who does not want to be in any audience of an account",
  method: "PUT",
  path: "/accounts/:account_id/custom_audiences/global_opt_out",
  params: z.object({
    account_id: id(),
    input_file_path: inputFilePath(),
    list_type: choice(OPT_OUT_LIST_TYPES),
  }),
  answer: "one",
  data: z.looseObject({ input_file_path: z.string(), list_type: open(OPT_OUT_LIST_TYPES) }),
  access: manageAudiences,
  rateLimit: writes,
});
