import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";
import { type DraftForm, newPost } from "@/lib/drafts/draft-form";
import { asBulkDraft, type DraftItem } from "@/lib/drafts/draft-items";
import { draftTitle } from "@/lib/drafts/draft-view";
import { isMadeOf } from "@/lib/drafts/made-of";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import { capital } from "@/lib/text/characters";

/** A row for a new draft or scheduled post, or with a new time for one. */
interface DraftRow {
  /** Its place in the file. */
  readonly row: number;
  /** Its number, as a spreadsheet shows it. */
  readonly number: number;
  readonly form: DraftForm;
  readonly userId: string;
  /** When it is published, in the service's format; undefined for a draft. */
  readonly at: string | undefined;
  /** The scheduled post that is moved; undefined for a new one. */
  readonly moved: ScheduledPost | undefined;
  /** When it was first planned, if it may have been sent since; in milliseconds since the epoch. */
  readonly since: number | undefined;
}

/** The input for the rows. Names may repeat, so they are identified by their numbers. */
export const planDraftImport = (rows: readonly DraftRow[], now: number): DraftItem[] =>
  rows.map(({ row, number, form, userId, at, moved, since }) => {
    if (moved && at !== undefined) {
      return {
        key: moved.id,
        name: draftTitle(moved),
        row,
        before: asBulkDraft(moved),
        operation: { operation_type: "Update", params: { scheduled_post_id: moved.id, scheduled_at: at } },
        differences: [{ field: "scheduled_at", from: moved.scheduled_at, to: at }],
      };
    }
    const params = { ...newPost(form, userId), ...(at !== undefined && { scheduled_at: at }) };
    return {
      key: `row ${row}`,
      name: `Row ${number}`,
      row,
      since: since ?? now,
      operation: { operation_type: "Create", params },
      differences: [],
    };
  });

/** "Create 2 drafts, schedule 1 post": the effect of rows that are imported together. */
export function rowsInWords(rows: readonly Pick<DraftRow, "at" | "moved">[]): string {
  const moves = rows.filter(({ moved }) => moved).length;
  const drafts = rows.filter(({ at }) => at === undefined).length;
  const scheduled = rows.length - moves - drafts;
  const parts = [
    drafts > 0 && `create ${counted(drafts, "draft")}`,
    scheduled > 0 && `schedule ${counted(scheduled, "post")}`,
    moves > 0 && `move ${counted(moves, "post")}`,
  ].filter((part) => part !== false);
  return capital(listPlain(parts) || "create 0 drafts");
}

/** Whether a draft or a scheduled post may be the result of an item that was sent. */
export const isDraftOf = (
  { operation, since = 0 }: DraftItem,
  draft: Parameters<typeof asBulkDraft>[0],
): boolean =>
  operation.operation_type === "Create" &&
  operation.params.scheduled_at === draft.scheduled_at &&
  isMadeOf(operation.params, draft, since);
