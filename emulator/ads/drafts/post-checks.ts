import type { ServiceError } from "@/lib/ads/service-error";
import { postRules } from "@/lib/posts/post-rules";
import type { Connection } from "../../database/connection";
import { ruleErrors, unexpected } from "../../service/refusals";
import { isCardOf } from "../cards/store";
import { findMedia } from "../media/store";
import { saidBefore } from "./scheduled-store";

/** A post as it would be. */
export interface WantedPost {
  readonly text: string | null;
  readonly card_uri: string | null;
  readonly media_keys: readonly string[];
}

/** What is wrong with a draft, scheduled or published post. */
export function mistakesInPost(connection: Connection, accountId: string, post: WantedPost): ServiceError[] {
  const media = post.media_keys.map((key) => findMedia(connection, accountId, key)?.media_type);
  const errors = ruleErrors(postRules, { ...post, media });
  if (post.card_uri !== null && !isCardOf(connection, accountId, post.card_uri)) {
    errors.push(unexpected("card_uri", "the URI of a card of the account", post.card_uri));
  }
  return errors;
}

/** What keeps a post without mistakes from being published now. */
export function repetition(
  connection: Connection,
  userId: string,
  text: string | null,
  now: string,
): ServiceError[] {
  if (!saidBefore(connection, userId, text, now)) return [];
  const message = "This user published the same text a short while ago";
  return [{ code: "DUPLICATE_POST", message, parameter: "text" }];
}

/** Whether an account may post in a user's name: users who gave it full leave, and the caller's own. */
export function mayPostAs(
  connection: Connection,
  accountId: string,
  userId: string,
  callerId: string,
): boolean {
  if (userId === callerId) return true;
  const row = connection.one(
    "SELECT 1 AS found FROM promotable_users WHERE account_id = ? AND user_id = ? AND type = 'FULL'",
    [accountId, userId],
  );
  return row !== undefined;
}

export const notTheirs = (accountId: string, userId: string): ServiceError => ({
  code: "INVALID_USER",
  message: `User ${userId} does not let Account ${accountId} post`,
  parameter: "as_user_id",
  value: userId,
});
