/** Letters, marks and digits, and the signs that some scripts use inside of words. */
const LETTER = "\\p{L}\\p{M}";
const OTHERS_OF_WORD =
  "\\p{Nd}_\\u200c\\u200d\\ua67e\\u05be\\u05f3\\u05f4\\uff5e\\u301c\\u309b\\u309c\\u30a0\\u30fb\\u3003\\u0f0b\\u0f0c\\u00b7";
const WORD = LETTER + OTHERS_OF_WORD;
const HASHTAG = new RegExp(`[#＃](?![\\ufe0f\\u20e3])[${WORD}]+`, "gu");
/** A variation selector ends an emoji, not a word. */
const BEFORE_HASHTAG = new RegExp(`^(?![\\ufe0e\\ufe0f])[${WORD}&]$`, "u");
/** The one definition of a hashtag's word, as JSON Schema writes it; digits alone are none. */
export const HASHTAG_PATTERN = `^[#＃]?(?![\\ufe0f\\u20e3])[${OTHERS_OF_WORD}]*[${LETTER}][${WORD}]*$`;
const IS_HASHTAG = new RegExp(HASHTAG_PATTERN, "u");

/** Whether a word, with or without its sign, would be a hashtag in a post: `#2026` would not. */
export const isHashtag = (word: string): boolean => IS_HASHTAG.test(word);

/** A hashtag's word without its sign. */
export const withoutHashSign = (hashtag: string): string => hashtag.replace(/^[#＃]/u, "");

/**
 * The character that ends before a place, empty at the start. It is cut out rather than found by a pattern that only
 * its end holds: V8 14.6 (Node 26) does not find a character of two units that way.
 */
const characterBefore = (text: string, at: number): string =>
  [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? "";

/** The ranges of the hashtags of a text, in UTF-16 units; the sign belongs to them. */
export function hashtagsIn(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(HASHTAG)].flatMap(({ 0: tag, index }) => {
    const end = index + tag.length;
    const isTag =
      isHashtag(tag) &&
      !BEFORE_HASHTAG.test(characterBefore(text, index)) &&
      !/^(?:[#＃]|:\/\/)/u.test(text.slice(end, end + 3));
    return isTag ? [{ start: index, end }] : [];
  });
}

/** The post of a call to action as its readers begin with it: the hashtag is added when it is not in the text. */
export function readersPost(post: string, hashtag: string): string {
  const word = withoutHashSign(hashtag);
  if (word === "") return post;
  const has = hashtagsIn(post).some(
    ({ start, end }) => post.slice(start + 1, end).toLowerCase() === word.toLowerCase(),
  );
  return has ? post : `${post} #${word}`;
}
