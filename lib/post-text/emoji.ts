import { firstCharacters } from "@/lib/text/characters";

/** The range of an emoji in a text, in UTF-16 units. */
interface EmojiRange {
  readonly start: number;
  readonly end: number;
}

const TONE = "[\\u{1F3FB}-\\u{1F3FF}]";
const JOINER = "\u200D";
/** Most pictures that are drawn as one: families and kisses have four. */
const JOINED_MAX = 4;

/** One picture without joiners; of those that must be looked up only some are recommended. */
const PICTURE = new RegExp(
  [
    "[#*0-9]\\uFE0F?\\u20E3",
    "\\p{RI}\\p{RI}",
    "\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{5}\\u{E007F}",
    `\\p{EBase}${TONE}`,
    // Beside what Unicode recommends the service's list has a tone behind the selector, and skiers with a tone;
    `[\\u261D\\u26F7\\u26F9\\u270C\\u270D\\u{1F3CB}\\u{1F3CC}\\u{1F574}\\u{1F575}\\u{1F590}]\\uFE0F${TONE}`,
    `\\u26F7${TONE}`,
    // signs that were drawn as text once, with the selector that asks for their picture;
    "[\\u231A\\u231B\\u25FD\\u25FE\\u2614\\u2615\\u2648-\\u2653\\u267F\\u2693\\u26A1\\u26AA\\u26AB\\u26BD\\u26BE\\u26C4\\u26C5\\u26D4\\u26EA\\u26F2\\u26F3\\u26F5\\u26FA\\u26FD\\u2757\\u2B1B\\u2B1C\\u2B50\\u2B55\\u{1F004}\\u{1F21A}\\u{1F22F}]\\uFE0F",
    // and the eye in a bubble without selectors.
    "\\u{1F441}\\u200D\\u{1F5E8}",
    "(?![#*0-9]|\\p{Emoji_Presentation})\\p{Emoji}\\uFE0F",
    "(?!\\p{RI})\\p{Emoji_Presentation}",
  ].join("|"),
  "gu",
);
const TO_LOOK_UP = new RegExp(`^(?:\\p{RI}|\\u{1F3F4}.|\\p{EBase}${TONE})`, "u");
const BEGINS_WITH_PICTURE = /^(?!\p{RI})\p{Emoji_Presentation}/u;

/** The flag for properties of strings; newer than the language level that the project compiles for. */
const SETS = "v";
const RECOMMENDED = new RegExp("^\\p{RGI_Emoji}$", SETS);
const LEVITATING = new RegExp(`^\\u{1F574}(?:\\uFE0F|${TONE})\\u200D[\\u2640\\u2642]\\uFE0F$`, "u");

/** The sequences that were looked up, because that takes long. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 2_000;

function isSequence(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const is = RECOMMENDED.test(text) || LEVITATING.test(text);
  known.set(text, is);
  return is;
}

/**
 * The emoji of a text, each with everything that belongs to it (family, flag, tone, keycap): one of them is one
 * picture to the reader. A sequence that is not drawn as one picture comes in its parts.
 *
 * The rule is that of twitter-text, whose list ends with the emoji of 2018; what Unicode has recommended since is an
 * emoji here as well. Those are the only differences (weigh-as-reference.test.ts).
 */
export function emojiIn(text: string): EmojiRange[] {
  const pictures = picturesIn(text);
  const found: EmojiRange[] = [];
  for (let at = 0; at < pictures.length; ) {
    const joined = joinedAt(text, pictures, at);
    found.push(joined.range);
    at += joined.count;
  }
  return found;
}

function picturesIn(text: string): EmojiRange[] {
  const pictures: EmojiRange[] = [];
  PICTURE.lastIndex = 0;
  for (let found = PICTURE.exec(text); found; found = PICTURE.exec(text)) {
    const [picture] = found;
    const start = found.index;
    if (!TO_LOOK_UP.test(picture) || isSequence(picture)) {
      pictures.push({ start, end: start + picture.length });
      continue;
    }
    // Only the first character of it is used up.
    const end = start + firstCharacters(picture, 1).length;
    PICTURE.lastIndex = end;
    if (BEGINS_WITH_PICTURE.test(picture)) pictures.push({ start, end });
  }
  return pictures;
}

/** As many pictures from one on as are drawn as one. */
function joinedAt(text: string, pictures: readonly EmojiRange[], at: number) {
  let joined = { range: pictures[at] ?? { start: 0, end: 0 }, count: 1 };
  const { start } = joined.range;
  let { end } = joined.range;
  for (let count = 2; count <= JOINED_MAX; count += 1) {
    const next = pictures[at + count - 1];
    if (next?.start !== end + 1 || text.charAt(end) !== JOINER) break;
    end = next.end;
    if (isSequence(text.slice(start, end))) joined = { range: { start, end }, count };
  }
  return joined;
}
