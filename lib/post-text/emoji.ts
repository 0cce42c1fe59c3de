/** Where an emoji stands in a text, in UTF-16 units. */
export interface EmojiRange {
  readonly start: number;
  readonly end: number;
}

/** The flag for properties of strings; newer than the language level that the project compiles for. */
const SETS = "v";
const RECOMMENDED = new RegExp("\\p{RGI_Emoji}", `g${SETS}`);
const WHOLE = new RegExp("^\\p{RGI_Emoji}$", SETS);

/** Whatever has the form of an emoji sequence: keycaps, flags, and pictures with tone, variation and joiners. */
const CANDIDATE =
  /[#*0-9]\uFE0F?\u20E3|\p{RI}\p{RI}|\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?(?:[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{EMod})?)*|\p{EMod}/gu;

/** A text may have been stripped of its variation selectors; with them it is still the same emoji. */
const qualified = (text: string) =>
  text
    .replace(/^([#*0-9])\u20E3$/u, "$1\uFE0F\u20E3")
    .replace(/(?!\p{Emoji_Presentation})(\p{Extended_Pictographic})(?!\uFE0F|\p{EMod})/gu, "$1\uFE0F");

/**
 * The emoji of a text, each with everything that belongs to it (family, flag, tone, keycap): one of them is one
 * picture to the reader. A sequence nobody draws as one picture comes in its parts.
 */
export function emojiIn(text: string): EmojiRange[] {
  const found: EmojiRange[] = [];
  for (const candidate of text.matchAll(CANDIDATE)) {
    const [sequence] = candidate;
    const start = candidate.index;
    if (composesWithNext(text, start + sequence.length)) continue;
    if (WHOLE.test(sequence) || WHOLE.test(qualified(sequence))) {
      found.push({ start, end: start + sequence.length });
      continue;
    }
    for (const part of sequence.matchAll(RECOMMENDED)) {
      found.push({ start: start + part.index, end: start + part.index + part[0].length });
    }
  }
  return found;
}

/** Whether what follows makes one other character of the one before: an arrow and a stroke are a crossed arrow. */
function composesWithNext(text: string, at: number): boolean {
  const mark = /^\p{M}/u.exec(text.slice(at, at + 2))?.[0];
  if (mark === undefined) return false;
  const pair = text.slice(at - 1, at) + mark;
  return pair.normalize("NFC").length < pair.length;
}
