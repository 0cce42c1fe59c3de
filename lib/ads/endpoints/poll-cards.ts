import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { cardListParams } from "@/lib/ads/card-params";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { id, integer, text } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { instant, open, recordBase } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";

export const POLL_CARD_TYPES = ["VIDEO_POLLS", "TEXT_POLLS", "IMAGE_POLLS"] as const;
export const POLL_CHOICE_MAX = 25;
export const POLL_NAME_MAX = 80;
/** Minutes a poll may stay open. */
export const POLL_DURATION = { min: 5, max: 10_080 } as const;
/** Feature that an account needs for polls with media, which are in beta. */
export const MEDIA_POLLS_FEATURE = "PROMOTED_MEDIA_POLLS";

/** Advertising specification, Resources: Poll card. Numbers come as text; media as addresses, not as a key. */
export const pollCardRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  card_uri: z.string(),
  card_type: open(POLL_CARD_TYPES),
  start_time: instant(),
  end_time: instant(),
  duration_in_minutes: z.string(),
  first_choice: z.string(),
  second_choice: z.string(),
  third_choice: z.string().optional(),
  fourth_choice: z.string().optional(),
  video_url: z.string().optional(),
  video_hls_url: z.string().optional(),
  video_width: z.string().optional(),
  video_height: z.string().optional(),
  video_poster_url: z.string().optional(),
  video_poster_width: z.string().optional(),
  video_poster_height: z.string().optional(),
  content_duration_seconds: z.string().optional(),
  media_url: z.string().optional(),
  image_display_width: z.string().optional(),
  image_display_height: z.string().optional(),
});

/** The remaining fields of a removed poll card. */
export const removedPollCard = z.looseObject({
  ...recordBase,
  name: z.string(),
  card_type: open(POLL_CARD_TYPES),
  start_time: instant(),
});

export interface PollTerms {
  readonly third_choice?: string | undefined;
  readonly fourth_choice?: string | undefined;
}

export const fourthNeedsThird: Rule<PollTerms> = {
  name: "fourth-needs-third",
  parameter: "fourth_choice",
  code: "INCLUSIVE_PARAMETERS",
  message: "third_choice and fourth_choice are inclusive parameters",
  advice: "A fourth choice needs a third one before it.",
  broken: ({ third_choice, fourth_choice }) => fourth_choice !== undefined && third_choice === undefined,
};

const choice = () => text({ max: POLL_CHOICE_MAX });

const resource = accountResource({
  name: "poll-cards",
  path: "cards/poll",
  key: { card_id: id() },
  data: pollCardRecord,
  view: viewCreatives,
  manage: manageCreatives,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "62",
  summary: "Poll cards of an account",
  params: z.object({ account_id: id(), ...cardListParams() }),
});

export const get = defineEndpoint({ ...resource.get, number: "63", summary: "One poll card" });

/** The poll's time starts with this call, not when it is published. */
export const create = defineEndpoint({
  ...resource.create,
  number: "64",
  summary: "Create a poll card, whose time starts at once",
  params: z.object({
    account_id: id(),
    duration_in_minutes: integer(POLL_DURATION),
    first_choice: choice(),
    second_choice: choice(),
    name: visibleName(POLL_NAME_MAX),
    third_choice: choice().optional(),
    fourth_choice: choice().optional(),
    media_key: id().optional(),
  }),
  seenBy: seenAmongNewest(list),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "65",
  summary: "Remove a poll card for good",
  data: removedPollCard,
});
