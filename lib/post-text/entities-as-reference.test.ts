import fc from "fast-check";
import twitter from "twitter-text";
import { describe, expect, it } from "vitest";
import { entitiesIn } from "./entities";
import { urlsIn } from "./urls";

const taggedBy = (text: string) => twitter.extractHashtags(text).map((tag) => `#${tag}`);
/** Letters, marks and digits of scripts that came after the reference's list are part of words here, too. */
const isNewer = (character: string) =>
  /[\p{L}\p{M}\p{Nd}]/u.test(character) && taggedBy(`#a${character}`)[0] !== `#a${character}`;

const of = (...pieces: string[]) => fc.constantFrom(...pieces);
/** Words as they are written and mistyped, each of something in front, a middle, and something behind it. */
const TEXT = fc
  .array(
    fc.tuple(
      of(
        "",
        "",
        "(",
        "“",
        "see:",
        "語",
        "@",
        "＠",
        "#",
        "＃",
        "$",
        "&",
        "-",
        "_",
        ".",
        "rt@",
        "1️⃣",
        "👋#",
        "a#",
        "a@",
      ),
      of(
        "a",
        "é",
        "語",
        "BRK.A",
        "2026",
        "y2026",
        "b_c",
        "x.com",
        "https://x.com",
        "a.b.co.uk",
        "sub_a.x.com",
      ),
      of(
        "",
        "",
        ".",
        ",",
        ")",
        "!",
        "/",
        "/list",
        "/a_(b)",
        "/a?b=c&d",
        "?q=1",
        ":8080/x",
        "#top",
        "@x",
        "é",
        "語",
        "…",
        "_",
        "-",
      ),
      of(" ", "\n"),
    ),
    { maxLength: 6 },
  )
  .map((words) => words.flat().join(""));

describe("what can be tapped, held against twitter-text", () => {
  it("has hashtags of the same characters", () => {
    const different = Array.from({ length: 0x20000 }, (_, point) => point)
      .filter((point) => (point < 0x4e10 || point > 0x9fff) && (point < 0xac10 || point > 0xf8ff))
      .map((point) => String.fromCodePoint(point))
      .filter((character) => {
        const text = `#${character} #1${character} #a${character} ${character}#a`;
        const tags = entitiesIn(text).map(({ start, end }) => text.slice(start, end));
        return tags.join() !== taggedBy(text).join() && !isNewer(character);
      });
    expect(different).toEqual([]);
  });

  it("finds the same, whatever stands around it", () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        const places = twitter.extractEntitiesWithIndices(text).map(({ indices }) => indices);
        expect(entitiesIn(text).map(({ start, end }) => [start, end])).toEqual(places);
      }),
      { numRuns: 6_000 },
    );
  });

  it("finds the same addresses, which count 23 even within something else", () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        const sure = urlsIn(text).filter((url) => url.sure);
        expect(sure.map(({ start, end }) => text.slice(start, end))).toEqual(twitter.extractUrls(text));
      }),
      { numRuns: 6_000 },
    );
  });
});
