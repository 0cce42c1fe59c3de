import * as powerstream from "@/lib/ads/endpoints/powerstream-rules";
import { DEMO_APPLICATION } from "../../seed/people";
import { platformRoute } from "../pipeline/route";

/** No public address adds rules to the power stream: the demo application has been given these. */
const RULES = [
  { id: "1920000000000000001", value: "from:pitlane_daily", tag: "publisher" },
  { id: "1920000000000000002", value: "(coffee OR tea) lang:en", tag: "drinks" },
];

export const powerstreamRuleRoutes = [
  platformRoute(powerstream.list, ({ caller: { applicationId } }) => ({
    data: { rules: applicationId === DEMO_APPLICATION.id ? RULES : [] },
  })),
];
