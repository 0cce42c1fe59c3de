import * as z from "zod";
import { ruleRecord } from "@/lib/ads/endpoints/stream-rules";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";

export const list = definePlatformEndpoint({
  number: "94",
  name: "powerstream-rules.list",
  summary: "Rules of the power stream",
  method: "GET",
  path: "/2/powerstream/rules",
  params: z.object({}),
  data: z.looseObject({ data: z.looseObject({ rules: z.array(ruleRecord) }) }),
  credentials: "application",
});
