import * as z from "zod";
import { long, text } from "@/lib/ads/params";
import { definePlatformEndpoint } from "@/lib/ads/platform-endpoint";
import { platformWrites } from "@/lib/ads/rate-limits";

export const NOTE_MAX = 280;

/** How much of a note is opinion: 0 is a plain claim with a source, 1 only opinion. */
export const create = definePlatformEndpoint({
  number: "92",
  name: "note-evaluations.create",
  summary: "Score the text of a community note before it is written",
  method: "POST",
  path: "/2/evaluate_note",
  params: z.object({}),
  body: z.object({ note_text: text({ max: NOTE_MAX }), post_id: long() }),
  data: z.looseObject({ data: z.looseObject({ claim_opinion_score: z.number() }) }),
  credentials: "user",
  rateLimit: platformWrites,
});
