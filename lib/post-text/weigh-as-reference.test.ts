import fc from "fast-check";
import twitter from "twitter-text";
import { describe, expect, it } from "vitest";
import { weigh } from "./weigh";

/** twitter-text 3.1.0, which the service's own counter was published as. */
const reference = (text: string) => twitter.parseTweet(text).weightedLength;

const SELECTOR = "\uFE0F";
/** The flag for properties of strings; newer than the language level that the project compiles for. */
const SETS = "v";
const RECOMMENDED = new RegExp("\\p{RGI_Emoji}", `g${SETS}`);
const TONES = ["\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}"];

/**
 * The only difference there may be: an emoji that Unicode recommends and the reference's list, which ends with 2018,
 * does not hold. In its place a text has one here that the reference contains.
 */
const withKnownEmoji = (text: string) =>
  text.replace(RECOMMENDED, (emoji) => (reference(emoji) === 2 ? emoji : "🦀"));

function differs(text: string): boolean {
  const weight = weigh(text).length;
  return weight !== reference(text) && weight !== reference(withKnownEmoji(text));
}

/** Those of many texts that weigh something else here; weighed in groups first, because that is quicker. */
function differing(texts: readonly string[], size = 64): string[] {
  const groups = Array.from({ length: Math.ceil(texts.length / size) }, (): string[] => []);
  texts.forEach((text, at) => void groups[Math.floor(at / size)]?.push(text));
  return groups.filter((group) => differs(group.join("\n"))).flatMap((group) => group.filter(differs));
}

/** The same in another order, so that none makes up for its neighbour. */
const strided = (texts: readonly string[], step = 97) =>
  Array.from({ length: step }, (_, from) => texts.filter((_, at) => at % step === from)).flat();

const SCALARS = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));
/** Without those of which whole blocks are alike. */
const VARIED = SCALARS.filter((character) =>
  /[^\p{Unified_Ideograph}\p{Script=Hangul}\p{Script=Tangut}\p{Cn}\p{Co}]/u.test(character),
);
const EMOJI = SCALARS.filter((character) => /\p{Emoji}/u.test(character));

describe("weights, held against twitter-text", () => {
  it.each([
    ["⚡\uFE0F Sale", 7],
    ["⭐\uFE0F⭐\uFE0F⭐\uFE0F⭐\uFE0F⭐\uFE0F", 10],
    ["☕\uFE0F & ☔\uFE0F", 7],
    ["Brand® and Name™ © 2026", 24],
    ["👍\uFE0F", 4],
  ])("agree on %j", (text, weight) => {
    expect([weigh(text).length, reference(text)]).toEqual([weight, weight]);
  });

  it("agree on every character of Unicode", () => {
    expect(differing(SCALARS)).toEqual([]);
    expect(differing(strided(VARIED))).toEqual([]);
  });

  it("agree on every character with the selector of pictures behind it", () => {
    const selected = VARIED.map((character) => character + SELECTOR);
    expect(differing(selected)).toEqual([]);
    expect(differing(strided(selected))).toEqual([]);
  });

  it("agree on every emoji with tones, selectors and genders, and on flags and keycaps", () => {
    const toned = ["", SELECTOR, "\uFE0E", "\u20E3", `${SELECTOR}\u20E3`].concat(
      TONES,
      TONES.map((tone) => SELECTOR + tone),
      TONES.map((tone) => tone + SELECTOR),
    );
    const genders = ["", "\u200D♀\uFE0F", "\u200D♂", "\u200D♂\uFE0F"];
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(0x1f1e6 + at));
    const texts = [
      ...EMOJI.flatMap((emoji) => toned.flatMap((tone) => genders.map((gender) => emoji + tone + gender))),
      ...letters.flatMap((first) => letters.map((second) => first + second)),
    ];
    expect(differing(texts)).toEqual([]);
  });

  it("agree on whatever emoji, selectors, joiners and letters are put together", () => {
    const piece = fc.oneof(
      fc.constantFrom(...EMOJI),
      fc.constantFrom(
        "👩",
        "👨",
        "🧑",
        "👦",
        "👧",
        "❤",
        "💋",
        "⚕",
        "⚖",
        "✈",
        "🎨",
        "🚒",
        "🏳",
        "🏴",
        "🌈",
        "👁",
        "🗨",
      ),
      fc.constantFrom(SELECTOR, "\u200D", "\u20E3", ...TONES, "\u{E0067}", "\u{E007F}"),
      fc.constantFrom("a", "1", "®", "東", "\u0301", "\u0338", " "),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => !differs(pieces.join(""))),
      { numRuns: 3_000 },
    );
  });
});
