/** Controls of writing direction, soft hyphens, byte order marks and the like, on which no letter depends. */
const MEANINGLESS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
/** Characters that are rendered as a gap, although they are letters. */
const GAP = /[\u115f\u1160\u2800\u3164\uffa0]/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NOT_ASCII = /[\u0080-\uffff]/;
const EDGE = /[\s\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
const WIDE = /[\uff01-\uff5e\u3000]/g;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/**
 * Trims white space and invisible marks, which spreadsheets and web pages leave at the ends. Character by character,
 * so that a blank cell takes no longer than another.
 */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (end > start && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * A text without meaningless invisible characters: in plain ASCII all, in other scripts those that no letter depends
 * on. Undefined where one remains that may have a meaning (joiners of Persian and Indian scripts, selectors of emoji),
 * or that looks like a space.
 */
export function withoutInvisible(text: string): string | undefined {
  if (!NOT_ASCII.test(text)) return text;
  if (GAP.test(text)) return undefined;
  const shown = text.replace(MEANINGLESS, "");
  const bare = shown.replace(INVISIBLE, "");
  return bare === shown || !NOT_ASCII.test(narrowed(bare)) ? bare : undefined;
}

/** Whether a text has a character that is invisible. */
export const hasInvisible = (text: string) =>
  NOT_ASCII.test(text) && (GAP.test(text) || text.replace(MEANINGLESS, "").replace(INVISIBLE, "") !== text);

/** Full-width letters, digits and signs of East Asian keyboards as ASCII. */
export const narrowed = (text: string) =>
  text.replace(WIDE, (char) => (char === "\u3000" ? " " : String.fromCharCode(char.charCodeAt(0) - 0xfee0)));

/** Digits of every script as ASCII. In Unicode the ten digits of a script are contiguous. */
export const withAsciiDigits = (text: string) => text.replace(OTHER_DIGIT, (char) => String(digitOf(char)));

function digitOf(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
