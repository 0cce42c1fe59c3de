import * as z from "zod";
import { draftPostRecord } from "@/lib/ads/endpoints/draft-posts";
import * as scheduled from "@/lib/ads/endpoints/scheduled-posts";
import type { BulkResource, PlannedItem } from "@/lib/bulk/bulk-plan";
import { storedItem } from "@/lib/bulk/stored-job";
import type { DraftPost } from "./draft-form";
import { draftTitle } from "./draft-view";

/** The service has no batches for drafts. */
export const DRAFTS: BulkResource = { name: "draft-posts", one: "draft", many: "drafts", batchMax: 1 };

/** The service returns nothing for a deleted draft, so the deletion is recorded here. Scheduled posts have a time. */
const bulkDraft = draftPostRecord.extend({ deleted: z.boolean(), scheduled_at: z.string().optional() });
const creation = z.object({
  operation_type: z.literal("Create"),
  /** With a time it is scheduled, and never a draft. */
  params: scheduled.create.params.omit({ account_id: true }).partial({ scheduled_at: true }),
});
const move = z.object({
  operation_type: z.literal("Update"),
  params: scheduled.update.params.pick({ scheduled_post_id: true, scheduled_at: true }).required(),
});
const deletion = z.object({
  operation_type: z.literal("Delete"),
  params: z.object({ draft_post_id: z.string() }),
});

export type BulkDraft = z.output<typeof bulkDraft>;

/** A draft or a scheduled post as jobs have it. */
export const asBulkDraft = (post: DraftPost & { readonly scheduled_at?: string }): BulkDraft => ({
  ...post,
  deleted: false,
});

/** One draft to be created or deleted with others, or a post to be scheduled or moved. */
export type DraftItem = PlannedItem<
  BulkDraft,
  z.input<typeof creation> | z.input<typeof move> | z.input<typeof deletion>
>;

/** Schema of a stored one. */
export const storedDraft: z.ZodType<DraftItem> = storedItem(
  bulkDraft,
  z.array(z.union([creation, move, deletion])),
);

/** One deletion for each draft. */
export const planDraftDeletion = (drafts: readonly DraftPost[]): DraftItem[] =>
  drafts.map((draft) => ({
    key: draft.id,
    name: draftTitle(draft),
    before: { ...draft, deleted: false },
    operation: { operation_type: "Delete", params: { draft_post_id: draft.id } },
    differences: [{ field: "deleted", from: false, to: true }],
  }));
