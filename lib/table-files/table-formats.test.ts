import fc from "fast-check";
import { type Cell, readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readTextCell } from "@/lib/csv/cells";
import { parseCsv } from "@/lib/csv/test-csv";
import { readImportFile } from "@/lib/import/read-file";
import type { CountedIn, TableLine } from "./table-cells";
import { TABLE_FORMATS, type TableFormat } from "./table-formats";

const HEADING = ["ID", "Name", "Spend"];

async function fileOf(format: TableFormat, lines: readonly TableLine[], about: string[][] = []) {
  const file = TABLE_FORMATS[format].begin();
  file.add([HEADING]);
  file.add(lines);
  return file.end(about);
}

async function sheetsOf(lines: readonly TableLine[], about?: string[][]) {
  const file = await fileOf("xlsx", lines, about);
  return (await readXlsx(await file.arrayBuffer(), { readStyles: true })).sheets;
}

const money = (number: string, currency: string) =>
  ({ number, counted: { unit: "money", currency } }) as const;
const text = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("=1+1", "@SUM(A1)", "-2+3", "'=x", "_x0041_", "00123", "two\nlines", '<&>"', "1E5"),
);

describe("a workbook", () => {
  it("holds every text as text, however it begins, and no formula", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 6 }), async (rows) => {
        const [sheet] = await sheetsOf(rows.map(([id, name]) => [{ identifier: id }, name, "end"]));
        expect(sheet?.rows.slice(1).map((row) => row.map((cell) => cell ?? ""))).toEqual(
          rows.map(([id, name]) => [id, name, "end"]),
        );
        for (const cell of sheet?.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
      }),
      { numRuns: 15 },
    );
  });

  const drawn = async (number: string, counted: CountedIn) => {
    const [sheet] = await sheetsOf([["", "", { number, counted }]]);
    const cell: Partial<Cell> | undefined = sheet?.cells?.get("1,2");
    return [sheet?.rows[1]?.[2], cell?.style?.numFmt];
  };

  it.each<[string, CountedIn, unknown, string | undefined]>([
    ["1234.56789", { unit: "money", currency: "EUR" }, 1234.56789, '#,##0.00 "EUR"'],
    ["1200", { unit: "money", currency: "JPY" }, 1200, '#,##0 "JPY"'],
    ["-1.500", { unit: "money", currency: "KWD" }, -1.5, '#,##0.000 "KWD"'],
    ["12.3", { unit: "rate" }, 0.123, "0.00%"],
    ["250000", { unit: "count" }, 250_000, "#,##0"],
    // What a spreadsheet would round stays whole.
    ["1234567890123456789", { unit: "count" }, "1234567890123456789", undefined],
    ["=1+1", { unit: "count" }, "=1+1", undefined],
  ])("draws %s, %o", async (number, counted, value, format) => {
    expect(await drawn(number, counted)).toEqual([value, format]);
  });

  it("says on another sheet what its rows are of, where that is said", async () => {
    const rows: TableLine[] = [["1", "One", money("5", "EUR")]];
    expect((await sheetsOf(rows)).map(({ name }) => name)).toEqual(["Rows"]);
    const [, about] = await sheetsOf(rows, [["Days", "1 Nov 2026, in Europe/Berlin"]]);
    expect(about?.rows[1]).toEqual(["Days", "1 Nov 2026, in Europe/Berlin"]);
  });
});

describe("a file of text", () => {
  const rows: TableLine[] = [
    [{ identifier: "0012" }, '=a "b",\tc', money("1234.50", "EUR")],
    [{ identifier: "8wku2" }, "two\nlines", money("", "EUR")],
  ];

  it("has what its rows are of behind them", async () => {
    const cells = parseCsv(await (await fileOf("csv", rows, [["Days", "today"]])).text());
    expect(cells).toEqual([
      HEADING,
      ['="0012"', `'=a "b",\tc`, "1234.50"],
      ["8wku2", "two\nlines", ""],
      [""],
      ["Days", "today"],
    ]);
  });

  it("is read back where it is parted by tabs", async () => {
    const blob = await fileOf("tsv", rows);
    const { rows: read } = await readImportFile(blob, "rows.tsv", 10);
    expect(read.map(({ cells }) => cells.map(readTextCell))).toEqual([
      HEADING,
      ['="0012"', '=a "b",\tc', "1234.50"],
      ["8wku2", "two\nlines", ""],
    ]);
  });
});
