import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readImportFile } from "@/lib/import/read-file";
import { detectFormat } from "./format";
import { DELIMITERS } from "./read-row";

const cellsOf = async (...parts: BlobPart[]) =>
  (await readImportFile(new Blob(parts), "list.csv", 100)).rows.map(({ cells }) => cells);

const wide = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const windows = (text: string) => Buffer.from(text, "latin1");

describe("a CSV file of any spreadsheet", () => {
  const table = [
    ["ID", "Name", "Daily budget"],
    ["t76z2537", "Höstens bästa", "12,50"],
  ];
  it("is read past a line that names the delimiter, in every form and encoding", async () => {
    for (const delimiter of DELIMITERS) {
      const rows = Papa.unparse(table, { delimiter });
      for (const line of [`sep=${delimiter}`, `SEP=${delimiter}`, `"sep=${delimiter}"`]) {
        const text = `${line}\r\n${rows}\r\n`;
        for (const bytes of [text, `\ufeff${text}`, wide(text), wide(text).swap16(), windows(text)]) {
          expect(await cellsOf(bytes), `${line} ${bytes.length}`).toEqual(table);
        }
      }
    }
  });

  it("gives the cells that papaparse writes and reads, whatever parts them", async () => {
    const cell = fc
      .string({ unit: "grapheme", maxLength: 12 })
      .map((text) => text.replace(/[\r\ufeff\ufffd\0\ud800-\udfff]/gu, ""))
      // Ours reads a quote after blanks as one that opens a cell, and takes the apostrophe off that disarms a formula.
      .filter((text) => !/^\s*["']/.test(text));
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(...DELIMITERS), async (body, delimiter) => {
        const text = `sep=${delimiter}\n${Papa.unparse([["a", "b", "c"], ...body], { delimiter, newline: "\n" })}\n`;
        const read = Papa.parse(text.slice(text.indexOf("\n") + 1), {
          delimiter,
          newline: "\n",
        }).data;
        const filled = read.filter((row) => row.some((each) => each.trim() !== ""));
        expect(await cellsOf(text)).toEqual(filled);
      }),
    );
  });

  it("finds where the first row begins", async () => {
    const format = (text: BlobPart) => detectFormat(new Blob([text]));
    expect(await format("\ufeffsep=;\r\na;b\r\n")).toEqual({
      encoding: "utf-8",
      delimiter: ";",
      start: 10,
      lines: 1,
    });
    expect(await format(wide("sep=;\na;b"))).toMatchObject({ encoding: "utf-16le", start: 14 });
    expect(await format("a|b\n1|2")).toEqual({ encoding: "utf-8", delimiter: "|", start: 0, lines: 0 });
  });
});
