import { type DraftPost, newPost } from "@/lib/drafts/draft-form";
import type { ImportItem } from "./import-run";

/** How far this device's clock may be from the service's, in milliseconds. */
const SKEW = 5 * 60_000;

/** Whether a draft may be what became of a row that was sent at that time: it says the same, and is no older. */
export function isDraftOf(item: ImportItem, sentAt: number, draft: DraftPost): boolean {
  const sent = newPost(item.form, item.userId);
  return (
    draft.user_id === sent.as_user_id &&
    draft.nullcast === sent.nullcast &&
    (draft.name ?? "") === (sent.name ?? "") &&
    (draft.text ?? "") === (sent.text ?? "") &&
    draft.card_uri === (sent.card_uri ?? null) &&
    draft.media_keys.join() === (sent.media_keys ?? []).join() &&
    Date.parse(draft.created_at) >= sentAt - SKEW
  );
}
