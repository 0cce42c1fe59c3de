import type { DraftForm, DraftPost } from "@/lib/drafts/draft-form";
import { newPost } from "@/lib/drafts/draft-form";
import type { DraftItem } from "@/lib/drafts/draft-items";
import { isMadeOf } from "@/lib/drafts/made-of";

/** A row that a draft is to be made of. */
export interface DraftRow {
  /** Its place in the file. */
  readonly row: number;
  /** Its number, as a spreadsheet shows it. */
  readonly number: number;
  readonly form: DraftForm;
  readonly userId: string;
  /** When it was planned first, where it may have been sent since; in milliseconds since the epoch. */
  readonly since: number | undefined;
}

/** What is sent for the rows. Several may be called the same, so that they go by their numbers. */
export const planDraftImport = (rows: readonly DraftRow[], now: number): DraftItem[] =>
  rows.map(({ row, number, form, userId, since }) => ({
    key: `row ${row}`,
    name: `Row ${number}`,
    row,
    since: since ?? now,
    operation: { operation_type: "Create", params: newPost(form, userId) },
    differences: [],
  }));

/** Whether a draft may be what became of an item that was sent. */
export const isDraftOf = ({ operation, since = 0 }: DraftItem, draft: DraftPost): boolean =>
  operation.operation_type === "Create" && isMadeOf(operation.params, draft, since);
