import { type Cell, type CellStyle, type CellValue, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { fractionDigits } from "@/lib/format/money";
import type { CountedIn, TableCell, TableLine } from "./table-cells";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Digits that numbers of a spreadsheet keep; what is longer stays text, whole. */
const EXACT_DIGITS = 15;
/** Characters of the longest text in a cell; spreadsheets refuse a file with a longer one. */
const TEXT_MAX = 32_767;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const BOLD: CellStyle = { font: { bold: true } };

/**
 * A workbook of one sheet with the lines, the first of them in bold and in sight, and one of what they are about. Numbers
 * are numbers, amounts in their currency's own format; everything else is text, whatever it begins with.
 */
export async function writeWorkbook(
  lines: readonly TableLine[],
  about: readonly (readonly string[])[],
): Promise<Blob> {
  const sheets = [
    sheetOf("Rows", lines),
    ...(about.length > 0 ? [sheetOf("About", [["About these numbers"], ...about])] : []),
  ];
  const bytes = await writeXlsx({ sheets });
  return new Blob([new Uint8Array(bytes)], { type: TYPE });
}

function sheetOf(name: string, lines: readonly TableLine[]): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const rows = lines.map((line, row) =>
    line.map((cell, column): CellValue => {
      const { value, style } = shownIn(cell);
      const drawn = row === 0 ? BOLD : style;
      if (drawn) cells.set(`${row},${column}`, { value, style: drawn });
      return value;
    }),
  );
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  const columns = Array.from({ length: width }, () => ({ autoWidth: true }));
  return { name, rows, cells, columns, freezePane: { rows: 1 } };
}

function shownIn(cell: TableCell): { readonly value: CellValue; readonly style?: CellStyle } {
  if (typeof cell === "string") return { value: asText(cell) };
  if ("identifier" in cell) return { value: asText(cell.identifier) };
  const { number, counted } = cell;
  if (!DECIMAL.test(number) || digitsOf(number) > EXACT_DIGITS) return { value: asText(number) };
  const value = Number(counted.unit === "rate" ? `${number}e-2` : number);
  return { value, style: { numFmt: formatOf(counted, number) } };
}

/** A text that is read back as it is: `_x0041_` would be an escaped letter. */
const asText = (text: string): string | null =>
  text === "" ? null : text.slice(0, TEXT_MAX).replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");

const digitsOf = (number: string) => number.replace(/\D/g, "").replace(/^0+/, "").length;

function formatOf(counted: CountedIn, number: string): string {
  switch (counted.unit) {
    case "rate":
      return "0.00%";
    case "count":
      return number.includes(".") ? "General" : "#,##0";
    case "money": {
      const digits = fractionDigits(counted.currency);
      const amount = digits === 0 ? "#,##0" : `#,##0.${"0".repeat(digits)}`;
      return counted.currency === "" ? amount : `${amount} "${counted.currency.replace(/"/g, "")}"`;
    }
  }
}
