import { CSV_START, csvLine, identifierCell } from "@/lib/csv";
import { IMPORT_FIELDS, type ImportCells } from "./import-rows";
import type { RowOutcome } from "./import-run";

/** A file to begin with: the columns' names, and rows that show what each of them holds. */
export const importTemplate = (): string[] => [
  CSV_START,
  csvLine(IMPORT_FIELDS),
  csvLine(["Spring is here.\nCome and see.", "Spring teaser", "true", "", "", ""]),
  csvLine(["For our followers too", "Spring hello", "false", "", "", ""]),
];

export interface ReportedRow {
  /** As spreadsheets count. */
  readonly number: number;
  readonly cells: ImportCells;
  readonly outcome: RowOutcome | undefined;
  /** What keeps it from being sent. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
  readonly out: boolean;
}

/** A file of what became of each row. */
export function importReport(rows: readonly ReportedRow[]): string[] {
  return [
    CSV_START,
    csvLine(["row", ...IMPORT_FIELDS, "outcome", "draft_id", "why"]),
    ...rows.map((row) => {
      const { number, cells, outcome } = row;
      return csvLine([
        String(number),
        ...IMPORT_FIELDS.map((field) => (field === "author" ? identifierCell(cells[field]) : cells[field])),
        outcomeWord(row),
        outcome?.state === "created" ? identifierCell(outcome.id) : "",
        whyOf(row),
      ]);
    }),
  ];
}

function outcomeWord({ outcome, out, problems }: ReportedRow): string {
  if (outcome) return outcome.state === "sent" ? "unknown" : outcome.state;
  return out ? "left out" : problems.length > 0 ? "has problems" : "not sent";
}

function whyOf({ outcome, problems }: ReportedRow): string {
  if (outcome?.state === "failed") return outcome.words;
  if (outcome?.state === "sent") return "No answer came.";
  return outcome ? "" : problems.map(({ field, message }) => `${field}: ${message}`).join(" ");
}
