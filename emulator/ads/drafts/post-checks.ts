import type { ServiceError } from "@/lib/ads/service-error";
import { DUPLICATE_HOURS, postRules, sameWords } from "@/lib/posts/post-rules";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import type { Caller } from "../../http/caller";
import { Refusal, ruleErrors, unexpected } from "../../service/refusals";
import type { Asking } from "../../service/resource";
import { isCardOf } from "../cards/store";
import { findMedia } from "../media/store";
import { promotableType } from "../users/promotable";

/** A post as it would be. */
export interface WantedPost {
  readonly text: string | null;
  readonly card_uri: string | null;
  readonly media_keys: readonly string[];
}

const EMPTY: WantedPost = { text: null, card_uri: null, media_keys: [] };

/** The post that parameters make of one there is, or of none; null clears a field. */
export const wantedPost = (
  given: { readonly [Field in keyof WantedPost]?: WantedPost[Field] | null | undefined },
  current = EMPTY,
): WantedPost => ({
  text: given.text === undefined ? current.text : given.text,
  card_uri: given.card_uri === undefined ? current.card_uri : given.card_uri,
  media_keys: given.media_keys === undefined ? current.media_keys : (given.media_keys ?? []),
});

/** What is wrong with a draft, scheduled or published post. */
export function mistakesInPost(connection: Connection, accountId: string, post: WantedPost): ServiceError[] {
  const media = post.media_keys.map((key) => findMedia(connection, accountId, key)?.media_type);
  const errors = ruleErrors(postRules, { ...post, media });
  if (post.card_uri !== null && !isCardOf(connection, accountId, post.card_uri)) {
    errors.push(unexpected("card_uri", "the URI of a card of the account", post.card_uri));
  }
  return errors;
}

/** What keeps a post without mistakes from being published now: its user published the same words a short while ago. */
export function repetition(
  connection: Connection,
  userId: string,
  text: string | null,
  now: string,
): ServiceError[] {
  const words = sameWords(text);
  if (words === undefined) return [];
  const since = formatServiceTime(Date.parse(now) - DUPLICATE_HOURS * 3_600_000);
  const published = connection.all<{ text: string }>(
    "SELECT text FROM posts WHERE user_id = ? AND created_at > ? AND repost_of IS NULL AND NOT deleted",
    [userId, since],
  );
  if (!published.some((post) => sameWords(post.text) === words)) return [];
  const message = "This user published the same text a short while ago";
  return [{ code: "DUPLICATE_POST", message, parameter: "text" }];
}

/** Throws unless an account may post in a user's name: users who gave it full leave, and the caller's own. */
export function holdPoster(
  { store, params, caller }: Asking & { readonly caller: Caller },
  userId: string,
): void {
  const { account_id: accountId } = params;
  if (promotableType(store.connection, accountId, userId, caller.userId) === "FULL") return;
  const message = `User ${userId} does not let Account ${accountId} post`;
  throw new Refusal([{ code: "INVALID_USER", message, parameter: "as_user_id", value: userId }]);
}
