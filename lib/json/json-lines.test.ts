import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJsonLines } from "./json-lines";

const problemOf = (text: string) => {
  const read = readJsonLines(text);
  return read.ok ? undefined : read.problem;
};

describe("readJsonLines", () => {
  it("reads what JSON.parse reads", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 2, "\t"), (text, indent) => {
        const value: unknown = JSON.parse(text);
        const written = JSON.stringify(value, null, indent);
        const read = readJsonLines(written);
        // Numbers beyond what a number holds exactly stay text; JSON.parse rounds them.
        if (/\d{16}|[eE]/.test(written)) return read.ok;
        expect(read.ok && read.value).toEqual(value);
        return true;
      }),
    );
  });

  it("refuses what JSON.parse refuses", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:1a\\ \n-.e') }), (text) => {
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        return valid || !readJsonLines(text).ok;
      }),
      { numRuns: 2_000 },
    );
  });

  it("finds the line of every value, and of the place of one that is missing", () => {
    const read = readJsonLines(
      '{\n  "name": "A",\n  "components": [\n    {\n      "type": "MEDIA"\n    }\n  ]\n}',
    );
    if (!read.ok) throw new Error(read.problem.message);
    expect(read.lineOf(["name"])).toBe(2);
    expect(read.lineOf(["components", 0])).toBe(4);
    expect(read.lineOf(["components", 0, "type"])).toBe(5);
    expect(read.lineOf(["components", 0, "media_key"])).toBe(4);
    expect(read.lineOf(["slides"])).toBe(1);
  });

  it.each<[string, number, RegExp]>([
    ['{\n"a": 1\n"b": 2}', 3, /comma or }/],
    ['{\n"a": 1,\n}', 3, /name in quotes/],
    ['{\n"a" 1}', 2, /After "a" a colon/],
    ['["a\n"]', 1, /not closed/],
    ['{"a":\n', 2, /the text ends here/],
    ["[1] 2", 1, /should end here/],
    ['{"a": 1,\n"a": 2}', 2, /second time/],
    ["nope", 1, /value is expected/],
  ])("says what is wrong with %j and where", (text, line, message) => {
    expect(problemOf(text)).toMatchObject({ line, message: expect.stringMatching(message) });
  });

  it("keeps identifiers that a number would round", () => {
    expect(readJsonLines('{"id": 1880000000000000123}')).toMatchObject({
      value: { id: "1880000000000000123" },
    });
  });
});
