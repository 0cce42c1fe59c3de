import { SHORT_PAGE_USUAL } from "@/lib/ads/endpoint";
import type { SqlRow } from "../../database/connection";
import { asBoolean, asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";
import { columns } from "../../database/plain-collection";
import type { Columns } from "../../database/rows";
import type { Caller } from "../../http/caller";
import { answerList, type ListParameters } from "../../service/list-answer";
import type { Asking } from "../../service/resource";
import type { FramedReply } from "../../service/route";
import { mainPromotableUser } from "../users/promotable";
import type { WantedPost } from "./post-checks";

/** What drafts and scheduled posts have in common: a post that is not published yet. */

export interface UnpublishedRow extends SqlRow {
  user_id: string;
  name: string | null;
  text: string | null;
  card_uri: string | null;
  media_keys: string;
  nullcast: number;
}

export const UNPUBLISHED = "user_id, name, text, card_uri, media_keys, nullcast";

/** What a row holds in another form than a post has it. */
export const unpublishedFields = ({ nullcast, media_keys }: UnpublishedRow) => ({
  nullcast: nullcast === 1,
  // Written as JSON below, and by the seed.
  media_keys: JSON.parse(media_keys) as string[],
});

/** The columns of a post as it would be. */
export const unpublishedColumns = ({ text, card_uri, media_keys }: WantedPost): Columns => ({
  text,
  card_uri,
  media_keys: JSON.stringify(media_keys),
});

/** The records of a table of such posts, with fields of its own between theirs. */
export const unpublishedPosts = (
  table: "draft_posts" | "scheduled_posts",
  alias: string,
  own: Readonly<Record<string, string>> = {},
): Collection => ({
  table,
  alias,
  record: asObject({
    ...columns(alias, "id", "name", "text", "user_id"),
    nullcast: asBoolean(`${alias}.nullcast`),
    card_uri: `${alias}.card_uri`,
    media_keys: `json(${alias}.media_keys)`,
    ...own,
    ...columns(alias, "created_at", "updated_at"),
  }),
});

interface AskingForPosts extends Asking {
  readonly caller: Caller;
  readonly params: Asking["params"] & ListParameters & { readonly user_id?: string | undefined };
}

/** Answers with a page of a user's posts, by default of the one as which the account posts. */
export function answerUnpublished(call: AskingForPosts, collection: Collection): FramedReply {
  const { params, store, caller } = call;
  const { account_id: accountId, count = SHORT_PAGE_USUAL } = params;
  const { alias } = collection;
  const userId = params.user_id ?? mainPromotableUser(store.connection, accountId) ?? caller.userId;
  return answerList({ ...call, params: { ...params, count } }, collection, (bind) => [
    `${alias}.account_id = ${bind(accountId)}`,
    `${alias}.user_id = ${bind(userId)}`,
  ]);
}
