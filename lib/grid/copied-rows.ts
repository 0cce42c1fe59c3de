import { harmlessCell, tsvLine } from "@/lib/csv/cells";
import { type CsvColumn, csvCell } from "./csv-columns";

export const COPY_FORMATS = ["table", "markdown", "json"] as const;
/** The formats of copied rows: cells of a spreadsheet, a table in text, or the records with every field. */
export type CopyFormat = (typeof COPY_FORMATS)[number];

/** The data for the clipboard. */
export interface Copied {
  readonly plain: string;
  /** The same as a table, for apps that accept HTML. */
  readonly html?: string;
}

/** Rows of a grid for the clipboard, below the labels of their columns. */
export function copiedRows<Row>(
  format: CopyFormat,
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): Copied {
  switch (format) {
    case "table":
      return asTable(rows, columns);
    case "markdown":
      return { plain: asMarkdown(rows, columns) };
    case "json":
      return { plain: `${JSON.stringify(rows, null, 2)}\n` };
  }
}

const headings = (columns: readonly CsvColumn<never>[]) => columns.map(({ heading }) => heading);

function asTable<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Copied {
  const cells = rows.map((row) => columns.map((column) => csvCell(column, row)));
  const line = (tag: "th" | "td", texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${htmlCell(text)}</${tag}>`).join("")}</tr>`;
  return {
    plain: [headings(columns), ...cells].map(tsvLine).join(""),
    html: `<meta charset="utf-8"><table>${line("th", headings(columns))}${cells.map((row) => line("td", row)).join("")}</table>`,
  };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** Without the style, a spreadsheet would continue in the next row. */
const LINE_BREAK = '<br style="mso-data-placement:same-cell">';

const htmlCell = (text: string) =>
  harmlessCell(text)
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    .replace(/\r\n?|\n/g, LINE_BREAK);

function asMarkdown<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
  const line = (texts: readonly string[]) => `| ${texts.join(" | ")} |\n`;
  const cells = rows.map((row) => columns.map(({ text }) => markdownCell(text(row))));
  return [headings(columns), columns.map(() => "---"), ...cells].map(line).join("");
}

/** Text escaped for a Markdown cell. */
const markdownCell = (text: string) =>
  text.replace(/[\\`*[\]<|]|(?<!\w)_|_(?!\w)/g, "\\$&").replace(/[\r\n]+/g, " ");
