import { type ConversationTerms, CTA_NAMES } from "@/lib/ads/conversation-fields";
import type { Rule } from "@/lib/ads/rules";
import { forbiddenAt } from "@/lib/post-text/forbidden-characters";
import { readersPost } from "@/lib/post-text/hashtags";
import { POST_WEIGHT_MAX, weigh } from "@/lib/post-text/weigh";

/** From this weight on little is left for words of the reader's own (public documentation, creative specifications). */
export const CTA_POST_COMFORTABLE = 256;

type Cta = (typeof CTA_NAMES)[number];

const isSet = (terms: ConversationTerms, name: string) => terms[name] !== undefined && terms[name] !== null;

const titleOrSecondCta: Rule<ConversationTerms> = {
  name: "title-or-second-cta",
  parameter: "title",
  code: "MISSING_PARAMETER",
  message: '"title" is a required parameter if second_cta is not set',
  advice: "A card with one call to action needs a title. Add a title or a second call to action.",
  broken: (terms) => !isSet(terms, "title") && !isSet(terms, "second_cta"),
};

const dashed = (cta: Cta) => cta.replaceAll("_", "-");

const postWithCta = (cta: Cta): Rule<ConversationTerms> => ({
  name: `${dashed(cta)}-needs-post`,
  parameter: `${cta}_post`,
  code: "MISSING_PARAMETER",
  message: `"${cta}_post" is a required parameter if ${cta} is set`,
  advice: "Write the pre-filled post for this hashtag.",
  broken: (terms) => isSet(terms, cta) && !isSet(terms, `${cta}_post`),
});

const ctaWithPost = (cta: Cta): Rule<ConversationTerms> => ({
  name: `${dashed(cta)}-post-needs-cta`,
  parameter: cta,
  code: "MISSING_PARAMETER",
  message: `"${cta}" is a required parameter if ${cta}_post is set`,
  advice: "Write the hashtag of this pre-filled post.",
  broken: (terms) => !isSet(terms, cta) && isSet(terms, `${cta}_post`),
});

const postFits = (cta: Cta): Rule<ConversationTerms> => ({
  name: `${dashed(cta)}-post-fits`,
  parameter: `${cta}_post`,
  code: "INVALID_PARAMETER",
  message: `${cta}_post must weigh ${POST_WEIGHT_MAX} or less with its hashtag`,
  advice:
    "Readers could not publish this post: with its hashtag it is longer than 280. Links count 23, emoji 2. Shorten it.",
  broken: (terms) =>
    weigh(readersPost(terms[`${cta}_post`] ?? "", terms[cta] ?? "")).length > POST_WEIGHT_MAX,
});

const postWithoutForbidden = (cta: Cta): Rule<ConversationTerms> => ({
  name: `${dashed(cta)}-post-without-forbidden-characters`,
  parameter: `${cta}_post`,
  code: "ILLEGAL_CHARACTERS",
  message: `${cta}_post contains illegal characters`,
  advice: "The text contains an invisible character that is not allowed in posts. Remove it.",
  broken: (terms) => forbiddenAt(terms[`${cta}_post`] ?? "") >= 0,
});

/**
 * Advertising specification, Creatives: video conversation; public documentation has the same for images. What
 * readers post are posts, so their rules hold for it (lib/posts/post-rules).
 */
export const conversationRules: readonly Rule<ConversationTerms>[] = [
  titleOrSecondCta,
  ...CTA_NAMES.flatMap((cta) => [
    postWithCta(cta),
    ctaWithPost(cta),
    postFits(cta),
    postWithoutForbidden(cta),
  ]),
];
