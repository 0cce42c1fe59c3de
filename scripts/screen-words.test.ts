import { describe, expect, it } from "vitest";
import { screenWordsProblems, textsOf } from "./screen-words";
import { readSourceFiles } from "./source-files";

const file = (text: string, path = "components/ui/note.tsx") => ({ path, text });
const found = (text: string) => screenWordsProblems([file(text)]).map(({ line }) => line);

describe("texts of screens", () => {
  it("say nothing that no marketer would say", () => {
    expect(screenWordsProblems(readSourceFiles())).toEqual([]);
  });

  it("are what stands in quotes and between tags", () => {
    expect(textsOf('const title = "Saved"; // "Kept"\n<p>\n  Nothing is lost here.\n</p>')).toEqual([
      { line: 1, text: "Saved" },
      { line: 3, text: "Nothing is lost here." },
    ]);
  });
});

describe("the check of words", () => {
  it.each([
    'title="The service gives no reason"',
    "<p>Nobody can see this yet.</p>",
    "const words = `Ask whoever runs it`;",
    'label="Put away"',
    'placeholder="Choose a medium"',
    "<p>\n  Votes are not told for this poll.\n</p>",
    "<p>\n  The service tells of no change to the {one}.\n</p>",
  ])("finds %s", (text) => {
    expect(found(text)).toHaveLength(1);
  });

  it.each([
    "// Nobody else holds it.",
    "/* The service gives no reason. */",
    'className="font-medium text-sm"',
    "const nobody = new Set();",
    'import { medium } from "./medium";',
  ])("lets %s be", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("reads no tests", () => {
    expect(screenWordsProblems([file('"Nobody"', "components/ui/note.test.tsx")])).toEqual([]);
  });
});
