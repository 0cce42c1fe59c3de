import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, it } from "vitest";
import { shellQuote } from "./snippets";

/** What a shell makes of words. */
function wordsRead(words: readonly string[]): string[] {
  const output = execFileSync("sh", ["-c", `printf '%s\\0' ${words.join(" ")}`], { encoding: "utf8" });
  return output.split("\0").slice(0, -1);
}

const anyText = fc.string({ unit: fc.constantFrom(..."ab'\"\\$`!*?[]{}()<>|&;~# \t\n\r%é€😀") });

it("is read back by a shell as it was, with quotes, line breaks and all that a shell would act on", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anyText, fc.string({ unit: "grapheme" })), { minLength: 1, maxLength: 20 }),
      (texts) => {
        const whole = texts.map((text) => text.replaceAll("\0", ""));
        expect(wordsRead(whole.map(shellQuote))).toEqual(whole);
      },
    ),
    { numRuns: 40 },
  );
});

it("keeps a plain text readable", () => {
  expect(shellQuote("It's\ntwo")).toBe(`'It'\\''s\ntwo'`);
});
