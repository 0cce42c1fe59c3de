import { errorsInWords } from "@/lib/bulk/bulk-progress";
import type { StoredOutcome } from "@/lib/bulk/stored-job";
import { CSV_START, csvLine, identifierCell } from "@/lib/csv/cells";
import { saveFile } from "@/lib/save-file";

interface ReportedRow<Field extends string> {
  /** As spreadsheets count. */
  readonly number: number;
  readonly cells: { readonly [field in Field]?: string };
  readonly result: StoredOutcome | undefined;
  /** What keeps it from being sent. */
  readonly problems: ReadonlyMap<Field, string>;
  readonly out: boolean;
}

interface Reporting<Field extends string> {
  readonly fields: readonly Field[];
  /** What a column is called; by default, what its field is. */
  readonly heading?: (field: Field) => string;
  /** Those that spreadsheets would take for numbers or formulas. */
  readonly identifiers: readonly Field[];
  /** What the column with the id of each row's record is called. */
  readonly idColumn: string;
  /** The word for a row that was carried out: "created". */
  readonly doneWord: string;
}

/** Gives a file of what became of each row, called after the one that was imported. */
export const saveReport = <Field extends string>(
  fileName: string,
  rows: readonly ReportedRow<Field>[],
  reporting: Reporting<Field>,
): void =>
  saveFile(
    `${fileName.replace(/\.\w+$/, "")} results.csv`,
    "text/csv;charset=utf-8",
    importReport(rows, reporting),
  );

/** The content of that file. */
export function importReport<Field extends string>(
  rows: readonly ReportedRow<Field>[],
  { fields, heading = (field) => field, identifiers, idColumn, doneWord }: Reporting<Field>,
): string[] {
  return [
    CSV_START,
    csvLine(["row", ...fields.map(heading), "outcome", idColumn, "why"]),
    ...rows.map(({ number, cells, result, problems, out }) => {
      const written = fields.map((field) => {
        const text = cells[field] ?? "";
        return identifiers.includes(field) ? identifierCell(text) : text;
      });
      const id = result?.state === "done" && result.id !== undefined ? identifierCell(result.id) : "";
      const outcome = result
        ? result.state === "done"
          ? doneWord
          : result.state
        : out
          ? "left out"
          : problems.size > 0
            ? "has problems"
            : "not sent";
      return csvLine([String(number), ...written, outcome, id, whyOf(result, problems)]);
    }),
  ];
}

function whyOf(result: StoredOutcome | undefined, problems: ReadonlyMap<string, string>): string {
  if (result?.state === "failed") return errorsInWords(result.errors);
  if (result?.state === "unknown") return "No answer came.";
  return result ? "" : [...problems].map(([field, message]) => `${field}: ${message}`).join(" ");
}
