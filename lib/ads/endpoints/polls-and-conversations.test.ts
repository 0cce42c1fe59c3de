import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import { conversationCards } from "./conversation-cards";
import * as polls from "./poll-cards";

const CTAS =
  "first_cta first_cta_post fourth_cta fourth_cta_post media_key name second_cta second_cta_post thank_you_text thank_you_url third_cta third_cta_post title unlocked_image_media_key";
const required = (names: string) =>
  names.replace(/\b(first_cta|first_cta_post|media_key|name|thank_you_text)(?= |$)/g, "$1*");
const LIST = "card_ids count cursor q sort_by with_deleted with_total_count";

it("declares poll cards as the specification does", () => {
  const { list, get, create, remove } = polls;
  expect([list, get, create, remove].map(inOneLine)).toEqual([
    `62 GET /12/accounts/:account_id/cards/poll ${LIST}`,
    "63 GET /12/accounts/:account_id/cards/poll/:card_id with_deleted",
    "64 POST /12/accounts/:account_id/cards/poll duration_in_minutes* first_choice* fourth_choice media_key name* second_choice* third_choice",
    "65 DELETE /12/accounts/:account_id/cards/poll/:card_id",
  ]);
  expect(fieldsOf(get)).toBe(
    "card_type card_uri content_duration_seconds duration_in_minutes end_time first_choice fourth_choice image_display_height image_display_width media_url name second_choice start_time third_choice video_height video_hls_url video_poster_height video_poster_url video_poster_width video_url video_width",
  );
  expect(polls.POLL_CARD_TYPES).toEqual(["VIDEO_POLLS", "TEXT_POLLS", "IMAGE_POLLS"]);
});

it("declares conversation cards with a picture as they are documented", () => {
  const { list, get, create, update, remove } = conversationCards.image;
  expect([list, get, create, update, remove].map(inOneLine)).toEqual([
    `66 GET /12/accounts/:account_id/cards/image_conversation ${LIST}`,
    "R30 GET /12/accounts/:account_id/cards/image_conversation/:card_id with_deleted",
    `R31 POST /12/accounts/:account_id/cards/image_conversation ${required(CTAS)}`,
    `R32 PUT /12/accounts/:account_id/cards/image_conversation/:card_id ${CTAS}`,
    "R33 DELETE /12/accounts/:account_id/cards/image_conversation/:card_id",
  ]);
});

it("declares conversation cards with a video as they are documented", () => {
  const more = CTAS.replace("name ", "name poster_media_key ").concat(" unlocked_video_media_key");
  const { list, get, create, update, remove } = conversationCards.video;
  expect([list, get, create, update, remove].map(inOneLine)).toEqual([
    `R34 GET /12/accounts/:account_id/cards/video_conversation ${LIST}`,
    "R35 GET /12/accounts/:account_id/cards/video_conversation/:card_id with_deleted",
    `67 POST /12/accounts/:account_id/cards/video_conversation ${more
      .split(" ")
      .map(required)
      .toSorted()
      .join(" ")
      .replace("poster_media_key*", "poster_media_key")
      .replace("unlocked_image_media_key*", "unlocked_image_media_key")
      .replace("unlocked_video_media_key*", "unlocked_video_media_key")}`,
    `68 PUT /12/accounts/:account_id/cards/video_conversation/:card_id ${more}`,
    "69 DELETE /12/accounts/:account_id/cards/video_conversation/:card_id",
  ]);
});

it.each([
  ["title", "é".repeat(23), "é".repeat(24)],
  ["thank_you_text", "é".repeat(23), "é".repeat(24)],
  ["second_cta", `#${"é".repeat(20)}`, `#${"é".repeat(21)}`],
  ["second_cta", "Word_2", "two words"],
  ["thank_you_url", "https://a.example", "a.example"],
] as const)("takes %s within its limits", (name, good, bad) => {
  expect(conversationCards.video.update.params.shape[name].safeParse(good).success).toBe(true);
  expect(conversationCards.video.update.params.shape[name].safeParse(bad).success).toBe(false);
});

it.each([
  ["duration_in_minutes", ["5", "10080"], ["4", "10081", "5.5"]],
  ["first_choice", ["é".repeat(25)], ["é".repeat(26), ""]],
] as const)("takes a poll's %s within its limits", (name, good, bad) => {
  const schema = polls.create.params.shape[name];
  for (const value of good) expect(schema.safeParse(value).success).toBe(true);
  for (const value of bad) expect(schema.safeParse(value).success).toBe(false);
});
