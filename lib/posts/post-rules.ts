import { POST_IMAGES_MAX } from "@/lib/ads/endpoints/draft-posts";
import type { Rule } from "@/lib/ads/rules";
import { forbiddenAt } from "@/lib/post-text/forbidden-characters";
import { POST_WEIGHT_MAX, weigh } from "@/lib/post-text/weigh";

/** A draft, scheduled or published post as the rules see it. */
export interface PostTerms {
  readonly text: string | null;
  /** The types of its media; undefined for one that is not in the library. */
  readonly media: readonly (string | undefined)[];
  readonly card_uri: string | null;
}

const postNotBlank: Rule<PostTerms> = {
  name: "post-not-blank",
  parameter: "text",
  code: "POST_CANNOT_BE_BLANK",
  message: "text is required if media_keys is not given",
  advice: "A post needs text or media.",
  broken: ({ text: words, media }) => (words === null || words.trim() === "") && media.length === 0,
};

const textFits: Rule<PostTerms> = {
  name: "text-fits",
  parameter: "text",
  code: "INVALID_PARAMETER",
  message: `text must weigh ${POST_WEIGHT_MAX} or less`,
  advice: "The text is too long. Shorten it; addresses count 23 each, emoji 2.",
  broken: ({ text: words }) => words !== null && weigh(words).length > POST_WEIGHT_MAX,
};

/** twitter-text: `invalid_characters`. What a person reads names the very character. */
export const textWithoutForbidden: Rule<PostTerms> = {
  name: "text-without-forbidden-characters",
  parameter: "text",
  code: "ILLEGAL_CHARACTERS",
  message: "text contains illegal characters",
  advice: "The text contains an invisible character that is not allowed in posts. Remove it.",
  broken: ({ text: words }) => words !== null && forbiddenAt(words) >= 0,
};

const mediaInLibrary: Rule<PostTerms> = {
  name: "media-in-library",
  parameter: "media_keys",
  code: "INVALID_MEDIA",
  message: "media_keys must be in the media library",
  advice: "A file is not, or no longer, in the media library. Choose another one.",
  broken: ({ media }) => media.includes(undefined),
};

export const mediaCombine: Rule<PostTerms> = {
  name: "media-combine",
  parameter: "media_keys",
  code: "INVALID_MEDIA",
  message: "media_keys may hold up to 4 images, or 1 GIF, or 1 video",
  advice: "A post shows up to four images, or one GIF, or one video. Remove some.",
  broken: ({ media }) =>
    media.length > POST_IMAGES_MAX ||
    (media.length > 1 && media.some((type) => type === "GIF" || type === "VIDEO")),
};

export const cardOrMedia: Rule<PostTerms> = {
  name: "card-or-media",
  parameter: "media_keys",
  code: "EXCLUSIVE_PARAMETERS",
  message: "card_uri and media_keys are exclusive parameters",
  advice: "A post shows either a card or media. Remove one of them.",
  broken: ({ media, card_uri: card }) => card !== null && media.length > 0,
};

/** Public documentation, Creatives: draft, scheduled and published posts. */
export const postRules: readonly Rule<PostTerms>[] = [
  postNotBlank,
  textFits,
  textWithoutForbidden,
  mediaInLibrary,
  mediaCombine,
  cardOrMedia,
];

/** How long the same words of the same user count as a repetition. */
export const DUPLICATE_HOURS = 24;

/** Whether the same words at two times, in milliseconds, lie so near that the later ones are refused. */
export const isRepeated = (one: number, other: number): boolean =>
  Math.abs(one - other) < DUPLICATE_HOURS * 3_600_000;

/** What two texts have in common that count as the same; undefined for one without words. */
export function sameWords(text: string | null): string | undefined {
  const words = (text ?? "").normalize("NFC").replace(/\s+/gu, " ").trim();
  return words === "" ? undefined : words;
}
