import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KEYWORD_MAX, keywordNote, readKeywords } from "./typed-keywords";

const FREE = { has: [], room: 1_000 };

describe("typed keywords", () => {
  it("come one on each line, or separated as lists are pasted", () => {
    const { keywords } = readKeywords(" coffee \r\nespresso   machine,flat white;\tfilter\n\n", FREE);
    expect(keywords).toEqual(["coffee", "espresso machine", "flat white", "filter"]);
  });

  it("are taken once, whatever their capitals, and not when they are there", () => {
    const read = readKeywords("Tea\ntea\nTEA\nmate\ncoffee", { has: ["Coffee"], room: 10 });
    expect(read).toMatchObject({ keywords: ["Tea", "mate"], repeated: 2, known: 1 });
    expect(keywordNote(read)).toBe("2 keywords added, 2 duplicates skipped, 1 already there.");
  });

  it("are left to be corrected when they are too long or hold invisible characters", () => {
    const long = "x".repeat(KEYWORD_MAX + 1);
    const read = readKeywords(`${long}\nbad\u0007one\n${"é".repeat(KEYWORD_MAX)}`, FREE);
    expect(read.unusable).toEqual([long, "bad\u0007one"]);
    expect(read.keywords).toHaveLength(1);
  });

  it("stop where no more fit", () => {
    const read = readKeywords("a,b,c", { has: [], room: 2 });
    expect(read).toMatchObject({ keywords: ["a", "b"], beyond: ["c"] });
    expect(readKeywords("a", { has: [], room: -3 })).toMatchObject({ keywords: [], beyond: ["a"] });
  });

  it("are all accounted for", () => {
    const word = fc.stringMatching(/^[a-cA-C ]{0,3}$/);
    fc.assert(
      fc.property(fc.array(word), fc.array(word), fc.nat(6), (typed, has, room) => {
        const read = readKeywords(typed.join("\n"), { has, room });
        const count = typed.filter((each) => each.trim() !== "").length;
        const { keywords, repeated, known, unusable, beyond } = read;
        expect(keywords.length + repeated + known + unusable.length + beyond.length).toBe(count);
        // What was added is there the next time.
        const again = readKeywords(keywords.join("\n"), { has: keywords, room });
        expect(again.keywords).toEqual([]);
      }),
    );
  });
});
