import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CSV_START, csvLine, identifierCell, readIdentifierCell, readTextCell } from "@/lib/csv/cells";
import { parseCsv } from "@/lib/csv/test-csv";

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

const awkward = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.stringMatching(/^[=+\-@'",;\t\r\n a1\u00a0\u200b＝＋－＠﹦]{0,12}$/),
  fc.constantFrom("=1+1", "@SUM(A1)", "'=x", "-5", '="x"', "two\nlines", " padded "),
);

describe("csvLine", () => {
  it("is read back as it was written, by this reader and by another", () => {
    fc.assert(
      fc.property(fc.array(fc.array(awkward, { minLength: 2, maxLength: 5 })), (table) => {
        const lines = table.map(csvLine);
        expect(lines.map((line) => read(line).map(readTextCell))).toEqual(table);
        expect(parseCsv(CSV_START + lines.join("")).map((cells) => cells.map(readTextCell))).toEqual(table);
      }),
    );
  });

  it("writes no cell that a spreadsheet would run, wherever it begins one", () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const [written = ""] = read(csvLine([text]));
        if (/^-?\d+(\.\d+)?$|^="[\w-]*"$/.test(written)) return;
        for (const cell of [written, ...written.split(/[;\t\r\n]/)]) {
          expect(cell.normalize("NFKC").replace(/^[\s\p{Cc}\p{Cf}]+/u, "")).not.toMatch(/^[=+\-@]/);
        }
      }),
    );
  });

  it.each([
    ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
    ["@cmd", "'@cmd"],
    ["\t=1", "'\t'=1"],
    ["-5.50", "-5.50"],
    ["- a dash", "'- a dash"],
    ["x;=cmd|'/C calc'!A0;", "x;'=cmd|'/C calc'!A0;"],
    ["\n=1", "\n'=1"],
    ["＝1", "'＝1"],
    ["\u00a0=1", "'\u00a0=1"],
    ["a\t@b", "a\t'@b"],
  ])("never lets a spreadsheet run %j", (text, written) => {
    expect(read(csvLine([text]))).toEqual([written]);
  });

  it("quotes what would break the line", () => {
    expect(csvLine(['say "hi", twice', "two\nlines"])).toBe('"say ""hi"", twice","two\nlines"\r\n');
  });
});

it("keeps identifiers that look like numbers from being rounded", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-z]{1,12}$/), (id) => {
      expect(readIdentifierCell(read(csvLine([identifierCell(id)]))[0] ?? "")).toBe(id);
    }),
  );
  expect(csvLine([identifierCell("8e12")])).toBe('"=""8e12"""\r\n');
  expect(identifierCell("18ce54d4x5t")).toBe("18ce54d4x5t");
});

it("reads lines ended either way", () => {
  expect(parseCsv("a,b\nc,d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
