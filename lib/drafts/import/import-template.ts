import { CSV_START, csvLine } from "@/lib/csv/cells";
import { DRAFT_IMPORT_FIELDS } from "./import-rows";

/** A file to begin with: the columns' names, and rows that show what each of them holds. */
export const draftImportTemplate = (): string[] => [
  CSV_START,
  csvLine(DRAFT_IMPORT_FIELDS),
  csvLine(["Spring is here.\nCome and see.", "Spring teaser", "true", "", "", ""]),
  csvLine(["For our followers too", "Spring hello", "false", "", "", ""]),
];
