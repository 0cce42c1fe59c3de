import * as custom from "@/lib/ads/endpoints/custom-audience-permissions";
import * as tailored from "@/lib/ads/endpoints/tailored-audience-permissions";
import { route } from "../../service/route";
import { AudienceSharing } from "./sharing";

const ofCustom = new AudienceSharing("custom");
const ofTailored = new AudienceSharing("tailored");

/** One resource by its names of two versions. */
export const audiencePermissionRoutes = [
  route(custom.list, (call) => ofCustom.list(call)),
  route(custom.create, (call) => ofCustom.create(call)),
  route(custom.remove, (call) => ofCustom.remove(call)),
  route(tailored.list, (call) => ofTailored.list(call)),
  route(tailored.create, (call) => ofTailored.create(call)),
  route(tailored.remove, (call) => ofTailored.remove(call)),
];
