import type { DraftForm, DraftPost } from "@/lib/drafts/draft-form";
import { newPost } from "@/lib/drafts/draft-form";
import type { DraftItem } from "@/lib/drafts/draft-items";

/** How far this device's clock may be from the service's, in milliseconds. */
const SKEW = 5 * 60_000;

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

/** Whether a draft may be what became of an item that was sent: it says the same, and is no older. */
export function isDraftOf({ operation, since = 0 }: DraftItem, draft: DraftPost): boolean {
  if (operation.operation_type !== "Create") return false;
  const { params: sent } = operation;
  return (
    draft.user_id === sent.as_user_id &&
    draft.nullcast === sent.nullcast &&
    (draft.name ?? "") === (sent.name ?? "") &&
    (draft.text ?? "") === (sent.text ?? "") &&
    draft.card_uri === (sent.card_uri ?? null) &&
    draft.media_keys.join() === (sent.media_keys ?? []).join() &&
    Date.parse(draft.created_at) >= since - SKEW
  );
}
