import type * as z from "zod";
import type { create } from "@/lib/ads/endpoints/draft-posts";
import type { DraftPost } from "./draft-form";

/** Maximum difference between the clocks of this device and the service, in milliseconds. */
const SKEW_MS = 5 * 60_000;

/**
 * Whether a draft or a post may be the result of a request whose answer was lost: it has the same content, and is no
 * older.
 *
 * @param since when it was planned, in milliseconds since the epoch
 */
export const isMadeOf = (
  sent: Omit<z.input<typeof create.params>, "account_id">,
  made: Pick<DraftPost, "user_id" | "nullcast" | "name" | "text" | "card_uri" | "media_keys" | "created_at">,
  since: number,
): boolean =>
  made.user_id === sent.as_user_id &&
  made.nullcast === sent.nullcast &&
  (made.name ?? "") === (sent.name ?? "") &&
  (made.text ?? "") === (sent.text ?? "") &&
  made.card_uri === (sent.card_uri ?? null) &&
  made.media_keys.join() === (sent.media_keys ?? []).join() &&
  Date.parse(made.created_at) >= since - SKEW_MS;
