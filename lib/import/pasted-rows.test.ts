import { describe, expect, it } from "vitest";
import { pastedRows } from "./pasted-rows";
import { readImportFile } from "./read-file";

/** What a browser hands over when a person pastes. */
const clipboard = (text: string, files: readonly File[] = []) => ({ getData: () => text, files });

async function cellsIn(text: string) {
  const taken = pastedRows(clipboard(text));
  if (!taken) return undefined;
  const { rows } = await readImportFile(taken.file, taken.file.name, 100, taken.delimiter);
  return rows.map(({ cells }) => cells);
}

describe("what is pasted", () => {
  it("is cut at the tabs of a spreadsheet, whatever commas its texts have", async () => {
    expect(await cellsIn('text\tname\na, b, c, d\tone\n"e, f, g, ""h""\ni"\ttwo\n')).toEqual([
      ["text", "name"],
      ["a, b, c, d", "one"],
      ['e, f, g, "h"\ni', "two"],
    ]);
  });

  it("may be one column, or the text of a CSV file", async () => {
    expect(await cellsIn("text\r\nHello, world\r\nGood bye, world\r\n")).toEqual([
      ["text"],
      ["Hello, world"],
      ["Good bye, world"],
    ]);
    expect(await cellsIn("text;name\na;b\n")).toEqual([
      ["text", "name"],
      ["a", "b"],
    ]);
  });

  it("is nothing to import where it is a word", async () => {
    expect(await cellsIn("hello\n")).toBeUndefined();
  });

  it("is a file where no text comes with it", () => {
    const file = new File(["a,b"], "a.csv");
    expect(pastedRows(clipboard("", [file]))).toEqual({ file });
    expect(pastedRows(clipboard("a\tb", [file]))?.file.name).toBe("Pasted rows");
  });
});
