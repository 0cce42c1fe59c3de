import { identifierCell } from "@/lib/csv/cells";

/** What a number of a file counts; amounts are in units of a currency (ISO 4217), rates in percent. */
export type CountedIn =
  | { readonly unit: "count" }
  | { readonly unit: "rate" }
  | { readonly unit: "money"; readonly currency: string };

/** The content of a cell in a file. */
export type TableCell =
  /** Words. */
  | string
  /** Digits that are no number: spreadsheets have to leave them alone. */
  | { readonly identifier: string }
  /** A plain decimal number of any length, `-1234.56`; the empty text for none. */
  | { readonly number: string; readonly counted: CountedIn };

/** The cells of one line. */
export type TableLine = readonly TableCell[];

/** A cell as a file of text holds it. */
export function textOfCell(cell: TableCell): string {
  if (typeof cell === "string") return cell;
  return "identifier" in cell ? identifierCell(cell.identifier) : cell.number;
}
