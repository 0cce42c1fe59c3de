import * as z from "zod";
import { accountPlace } from "@/lib/ads/account-place";
import { id } from "@/lib/ads/params";
import { REACH_ENTITIES } from "@/lib/statistics/reach";
import { askedRange, leftOfAllowance, whyHeld } from "./question";

/** The route for reach, with POST: app/api/statistics/reach. */
export const REACH_PATH = "/api/statistics/reach";

/** Maximum size of a request, in bytes. */
export const REACH_QUESTION_BYTES_MAX = 2_048;

/** The request of a page: the reach of one entity over some days. */
export const reachQuestion = z.strictObject({
  ...accountPlace,
  entity: z.enum(REACH_ENTITIES),
  id: id(),
  range: askedRange,
});
export type ReachQuestion = z.output<typeof reachQuestion>;

export const reachFound = z.object({
  /** Null if the service has none, left out if it is not read yet. */
  reach: z.object({ people: z.number().nullable(), frequency: z.number().nullable() }).nullish(),
  /** When it was read, in milliseconds. */
  readAt: z.number().optional(),
  problem: whyHeld,
  rate: leftOfAllowance,
});
export type ReachFound = z.output<typeof reachFound>;
