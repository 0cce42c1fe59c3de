import { z } from "zod";
import { clearable, hashtag, id, text, url } from "@/lib/ads/params";
import { open, recordBase } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";

export const CONVERSATION_TITLE_MAX = 23;
export const THANK_YOU_TEXT_MAX = 23;
export const CONVERSATION_NAME_MAX = 80;
/** Longest text that a click on a call to action puts into a post. */
export const CTA_POST_MAX = 280;

/** Characters of a hashtag, without its sign. */
export const HASHTAG_MAX = 20;

export const CTA_NAMES = ["first_cta", "second_cta", "third_cta", "fourth_cta"] as const;

const post = () => text({ max: CTA_POST_MAX, lines: true });

/** What a conversation card may have beside what it must have. */
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

/** Fields of the record of both kinds of conversation card. */
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

/** What is left to say of a conversation card that was removed. */
export const removedConversation = z.looseObject({
  ...recordBase,
  name: z.string(),
  card_type: open(["IMAGE_CONVERSATION", "VIDEO_CONVERSATION"]),
});

/** A conversation card as the rules see it: what is set of it. */
export type ConversationTerms = Readonly<Partial<Record<string, string | null>>>;

const isSet = (terms: ConversationTerms, name: string) => terms[name] !== undefined && terms[name] !== null;

export const titleOrSecondCta: Rule<ConversationTerms> = {
  name: "title-or-second-cta",
  parameter: "title",
  code: "MISSING_PARAMETER",
  message: '"title" is a required parameter if second_cta is not set',
  advice: "A card with one call to action needs a title. Add a title or a second call to action.",
  broken: (terms) => !isSet(terms, "title") && !isSet(terms, "second_cta"),
};

const postWithCta = (cta: (typeof CTA_NAMES)[number]): Rule<ConversationTerms> => ({
  name: `${cta.replaceAll("_", "-")}-needs-post`,
  parameter: `${cta}_post`,
  code: "MISSING_PARAMETER",
  message: `"${cta}_post" is a required parameter if ${cta} is set`,
  advice: "Say what is posted when somebody chooses this call to action.",
  broken: (terms) => isSet(terms, cta) && !isSet(terms, `${cta}_post`),
});

/** Advertising specification, Creatives: video conversation; public documentation says the same of images. */
export const conversationRules: readonly Rule<ConversationTerms>[] = [
  titleOrSecondCta,
  ...CTA_NAMES.map(postWithCta),
];
