import type { ImportWork } from "@/lib/import/work";
import type { ImportKind, ImportTypes } from "@/lib/record-import/import-kind";
import type { ShownRow } from "./use-record-import";

/** The columns that identify a record. */
const IDENTIFYING = ["name", "id"] as const;

/**
 * The columns that are shown: those of the file, and those that a row lacks. Columns with changes or errors come
 * first.
 */
export function shownFields<T extends ImportTypes>(
  kind: ImportKind<T>,
  work: ImportWork<T["field"]>,
  rows: readonly ShownRow<T>[],
): readonly T["field"][] {
  const shown = new Set<string | null>(["name", ...work.columns]);
  const first = new Set<string>(IDENTIFYING);
  for (const { diff, problems, typed } of rows) {
    if (diff.kind === "new") shown.add(kind.newNeeds);
    if (diff.kind === "changed") for (const field of Object.keys(diff.change)) first.add(field);
    for (const field of problems.keys()) {
      shown.add(field);
      first.add(field);
    }
    for (const field of typed) first.add(field);
  }
  // It only detects whether a record was changed since, which its row shows.
  const fields = kind.fields.filter((field) => field !== "updated_at" && shown.has(field));
  return [...fields.filter((each) => first.has(each)), ...fields.filter((each) => !first.has(each))];
}

/** The columns with an error, now or before, in any row: their cells need room for its text. */
export const wrongFields = <T extends ImportTypes>(
  kind: ImportKind<T>,
  rows: readonly ShownRow<T>[],
): ReadonlySet<T["field"]> =>
  new Set(kind.fields.filter((field) => rows.some((row) => row.problems.has(field) || row.typed.has(field))));
