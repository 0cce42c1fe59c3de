import { describe, expect, it } from "vitest";
import { commentProblems, nameProblems, screenWordsProblems, textsOf, titleProblems } from "./screen-words";
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
    'label="Funding instrument"',
    'label="Kept on this device"',
    "<p>\n  Your changes are kept here.\n</p>",
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

describe("titles of tests", () => {
  it("say with a plain verb and object what the code does", () => {
    expect(titleProblems(readSourceFiles())).toEqual([]);
  });

  const titled = (call: string, title: string) => `${call}("${title}", () => {`;
  it.each([
    [titled("it", "tells every mistake"), "tells every mistake"],
    [titled("test.each(rows)", "of %s"), undefined],
    [titled("it.each([1, 2])", "is told by %s"), "is told by %s"],
    [titled("describe", "somebody").replaceAll('"', "`"), "somebody"],
    [titled("tell", "somebody"), undefined],
  ])("are found in %s", (text, title) => {
    const path = "lib/a.test.ts";
    expect(titleProblems([file(text, path)])).toEqual(title === undefined ? [] : [`${path}: ${title}`]);
    expect(titleProblems([file(text, "lib/a.ts")])).toEqual([]);
  });
});

describe("names", () => {
  it("are made of words that every engineer reads at once", () => {
    expect(nameProblems(readSourceFiles())).toEqual([]);
  });

  it("are found outside of texts", () => {
    const text = 'const wasTold = "told"; // told\nconst { TELL_US, foretold } = notify;';
    expect(nameProblems([file(text)])).toEqual([
      "components/ui/note.tsx:1 wasTold",
      "components/ui/note.tsx:2 TELL_US",
    ]);
  });
});

describe("comments", () => {
  it("say in plain words what the code does", () => {
    expect(commentProblems(readSourceFiles())).toEqual([]);
  });

  it("are distinguished from strings", () => {
    const word = "nobody";
    const text = `const a = "// ${word}";\n/** For ${word}. */\nrun(); // As ${word}.`;
    expect(commentProblems([file(text)])).toEqual(["components/ui/note.tsx:2", "components/ui/note.tsx:3"]);
  });
});
