import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CSV_START, csvLine } from "@/lib/csv/cells";
import { IMPORT_COLUMNS_MAX, readImportFile, rereadFile, unreadableRows } from "./read-file";

const ROWS_MAX = 2_000;

const read = (...parts: BlobPart[]) => readImportFile(new Blob(parts), "posts.csv", ROWS_MAX);
const cellsOf = async (...parts: BlobPart[]) => (await read(...parts)).rows.map(({ cells }) => cells);

/** A cell that a person may have typed. Carriage returns are not kept apart from line feeds. */
const cell = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .map((text) => text.replace(/[\r\ufeff\ufffd\0\ud800-\udfff]/gu, ""))
  .filter((text) => !/^\s*["']/.test(text));

describe("a file that is read", () => {
  it("gives the cells that were written, in every encoding", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
        const written = [["text", "name", "author"], ...rows];
        const text = written.map(csvLine).join("");
        const wanted = written.filter((row) => row.some((each) => each.trim() !== ""));
        const wide = Buffer.from(`\ufeff${text}`, "utf16le");
        expect(await cellsOf(text)).toEqual(wanted);
        expect(await cellsOf(CSV_START, text)).toEqual(wanted);
        expect(await cellsOf(wide)).toEqual(wanted);
        expect(await cellsOf(Buffer.from(wide).swap16())).toEqual(wanted);
      }),
    );
  });

  it.each([
    ["semicolons", 'text;name\n"a;b";c\n'],
    ["tabs", "text\tname\na;b\tc\n"],
    ["commas", "text,name\r\na;b,c"],
  ])("is cut at its %s", async (_, text) => {
    expect(await cellsOf(text)).toEqual([
      ["text", "name"],
      ["a;b", "c"],
    ]);
  });

  it("keeps line breaks within quotes, and counts rows as a spreadsheet does", async () => {
    const { rows } = await read('text,name\n"one\r\ntwo",a\n\n,\nthree,b\n');
    expect(rows).toEqual([
      { number: 1, cells: ["text", "name"] },
      { number: 2, cells: ["one\ntwo", "a"] },
      { number: 5, cells: ["three", "b"] },
    ]);
  });

  it("takes the first rows of one that is too long, and says so", async () => {
    const rows = (count: number) => `text,name\n${"a,b\n".repeat(count)}`;
    expect(await read(rows(ROWS_MAX))).toMatchObject({ cut: false });
    const long = await read(rows(ROWS_MAX + 1));
    expect(long.cut).toBe(true);
    expect(long.rows).toHaveLength(ROWS_MAX + 1);
  });

  it("goes on across the pieces in which a large one is read", async () => {
    const text = "é".repeat(5_000);
    const { rows } = await read(`text,name\n${`"${text}\n",b\n`.repeat(400)}`);
    expect(rows).toHaveLength(401);
    expect(new Set(rows.slice(1).map(({ cells }) => cells[0]))).toEqual(new Set([`${text}\n`]));
  });

  it("reads Windows-1252, and says what it was read as", async () => {
    const file = await read(Buffer.from("text,name\ncaf\xe9,b", "latin1"));
    expect(file).toMatchObject({ garbled: false, older: "windows-1252" });
    expect(file.rows[1]?.cells).toEqual(["café", "b"]);
    expect(await read("text,name\ncafé,b")).not.toHaveProperty("older");
  });

  it("is read in another way when a person says which, and back", async () => {
    const file = await read(Buffer.of(0x74, 0x65, 0x78, 0x74, 0x0a, 0xcf, 0xf0, 0xe8));
    const cyrillic = rereadFile(file, "windows-1251");
    expect(cyrillic.rows[1]?.cells).toEqual(["При"]);
    expect(rereadFile(rereadFile(cyrillic, "shift_jis"), "windows-1252").rows[1]?.cells).toEqual(["Ïðè"]);
  });

  it("says in which rows some of its UTF-8 is damaged", async () => {
    const damaged = await read("text,name\näöü,b\nc,é", Buffer.of(0xc3));
    expect(damaged).toMatchObject({ garbled: true });
    expect(unreadableRows(damaged)).toEqual([3]);
    expect(await read("text,name\ncafé,b")).toMatchObject({ garbled: false });
  });

  it("is read to its last column, and says when it has too many", async () => {
    const wide = (columns: number) => Array.from({ length: columns }, (_, at) => `c${at + 1}`).join(",");
    const { rows, ...file } = await read(wide(200));
    expect(rows[0]?.cells.at(-1)).toBe("c200");
    expect(file).not.toHaveProperty("wide");
    const { rows: cut, ...cutFile } = await read(wide(IMPORT_COLUMNS_MAX + 1));
    expect(cut[0]?.cells).toHaveLength(IMPORT_COLUMNS_MAX);
    expect(cutFile).toMatchObject({ wide: true });
  });

  it.each([
    ["nothing", "", /empty/],
    ["blank lines", "\n\n,,\n", /empty/],
    ["a spreadsheet", "PK\u0003\u0004", /Save it as CSV/],
    ["a quote that never ends", 'text,name\na,b\n"c,d\n', /quote that begins in line 3/],
  ])("cannot be %s", async (_, text, words) => {
    await expect(read(text)).rejects.toThrow(words);
  });
});
