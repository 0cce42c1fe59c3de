import * as z from "zod";
import { clearable, hashtag, id, text, url } from "@/lib/ads/params";
import { open, recordBase } from "@/lib/ads/records";

export const CONVERSATION_TITLE_MAX = 23;
export const THANK_YOU_TEXT_MAX = 23;
export const CONVERSATION_NAME_MAX = 80;
/** Maximum length of a pre-filled post; its weight is checked by a rule (conversation-rules.ts). */
const CTA_POST_MAX = 4_000;

/** Characters of a hashtag, without its sign. */
export const HASHTAG_MAX = 20;

export const CTA_NAMES = ["first_cta", "second_cta", "third_cta", "fourth_cta"] as const;

const post = () => text({ max: CTA_POST_MAX, lines: true });

/** The optional fields of a conversation card. */
export const optionalFields = {
  title: clearable(text({ max: CONVERSATION_TITLE_MAX })).optional(),
  second_cta: clearable(hashtag(HASHTAG_MAX)).optional(),
  second_cta_post: clearable(post()).optional(),
  third_cta: clearable(hashtag(HASHTAG_MAX)).optional(),
  third_cta_post: clearable(post()).optional(),
  fourth_cta: clearable(hashtag(HASHTAG_MAX)).optional(),
  fourth_cta_post: clearable(post()).optional(),
  thank_you_url: clearable(url()).optional(),
  unlocked_image_media_key: clearable(id()).optional(),
};

export const requiredFields = {
  first_cta: hashtag(HASHTAG_MAX),
  first_cta_post: post(),
  media_key: id(),
  name: text({ max: CONVERSATION_NAME_MAX }),
  thank_you_text: text({ max: THANK_YOU_TEXT_MAX }),
};

/** The same as they may be given for a change. */
export const changeableFields = {
  first_cta: hashtag(HASHTAG_MAX).optional(),
  first_cta_post: post().optional(),
  media_key: id().optional(),
  name: text({ max: CONVERSATION_NAME_MAX }).optional(),
  thank_you_text: text({ max: THANK_YOU_TEXT_MAX }).optional(),
  ...optionalFields,
};

/** Record fields of both kinds of conversation cards. */
export const conversationRecord = {
  ...recordBase,
  name: z.string(),
  card_type: open(["IMAGE_CONVERSATION", "VIDEO_CONVERSATION"]),
  card_uri: z.string(),
  title: z.string().optional(),
  media_key: z.string().optional(),
  media_url: z.string().optional(),
  first_cta: z.string().optional(),
  first_cta_post: z.string().optional(),
  second_cta: z.string().optional(),
  second_cta_post: z.string().optional(),
  third_cta: z.string().optional(),
  third_cta_post: z.string().optional(),
  fourth_cta: z.string().optional(),
  fourth_cta_post: z.string().optional(),
  thank_you_text: z.string().optional(),
  thank_you_url: z.string().optional(),
  unlocked_image_url: z.string().optional(),
};

/** The remaining fields of a removed conversation card. */
export const removedConversation = z.looseObject({
  ...recordBase,
  name: z.string(),
  card_type: open(["IMAGE_CONVERSATION", "VIDEO_CONVERSATION"]),
});

/** The set fields of a conversation card, for the rules (conversation-rules.ts). */
export type ConversationTerms = Readonly<Partial<Record<string, string | null>>>;
