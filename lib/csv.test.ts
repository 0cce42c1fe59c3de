import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine } from "./csv";

/** An independent reader of one RFC 4180 line. */
function read(line: string): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, "");
  for (;;) {
    const match = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/.exec(rest);
    if (!match) throw new Error(`not CSV: ${line}`);
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === "") return cells;
    rest = rest.slice(match[0].length);
  }
}

describe("csvLine", () => {
  it("is read back as it was written, save the mark before formulas", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (cells) => {
        expect(read(csvLine(cells)).map((text) => text.replace(/^'/, ""))).toEqual(
          cells.map((text) => text.replace(/^'/, "")),
        );
      }),
    );
  });

  it.each([
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["@cmd", "'@cmd"],
    ["\t=1", "'\t=1"],
    ["-5.50", "-5.50"],
    ["- a dash", "'- a dash"],
  ])("never lets a spreadsheet run %j", (text, written) => {
    expect(read(csvLine([text]))).toEqual([written]);
  });

  it("quotes what would break the line", () => {
    expect(csvLine(['say "hi", twice', "two\nlines"])).toBe('"say ""hi"", twice","two\nlines"\r\n');
  });
});
