import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { newLongIdentifier } from "../../database/identifiers";
import { Refusal } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import { route } from "../../service/route";
import { notify } from "./device-notifications";
import { holdPoster, mistakesInPost, type WantedPost, wantedPost } from "./post-checks";
import {
  answerUnpublished,
  UNPUBLISHED,
  type UnpublishedRow,
  unpublishedColumns,
  unpublishedFields,
  unpublishedPosts,
} from "./unpublished";

const collection = unpublishedPosts("draft_posts", "d");

const resource = new Resource({ kind: "Draft Post", parameter: "draft_post_id", collection });

/** What a draft consists of. Throws the refusal where there is none. */
function draftOf({ store, params }: Asking, id: string) {
  const row = store.connection.one<UnpublishedRow>(
    `SELECT ${UNPUBLISHED} FROM draft_posts WHERE id = ? AND account_id = ?`,
    [id, params.account_id],
  );
  if (!row) throw resource.unknown(id, params.account_id);
  return { ...row, ...unpublishedFields(row) };
}

/** Throws what is wrong with a draft as it would be. */
function hold({ store, params }: Asking, draft: WantedPost): void {
  const errors = mistakesInPost(store.connection, params.account_id, draft);
  if (errors.length > 0) throw new Refusal(errors);
}

export const draftPostRoutes = [
  route(draftPosts.list, (call) => answerUnpublished(call, collection)),

  route(draftPosts.get, resource.get),

  route(draftPosts.create, (call) => {
    const { as_user_id: user_id, name = null, nullcast = true, ...given } = call.params;
    holdPoster(call, user_id);
    const draft = wantedPost(given);
    hold(call, draft);
    const row = { user_id, name, nullcast, ...unpublishedColumns(draft) };
    return resource.created(call, newLongIdentifier(), row);
  }),

  route(draftPosts.update, (call) => {
    const { draft_post_id: id, name, nullcast, ...given } = call.params;
    const draft = wantedPost(given, draftOf(call, id));
    hold(call, draft);
    return resource.changed(call, { name, nullcast, ...unpublishedColumns(draft) });
  }),

  route(draftPosts.remove, (call) => {
    const removed = resource.removed(call, call.params.draft_post_id);
    return { data: removed.replace(/\}$/, ',"status":"DELETED"}') };
  }),

  route(draftPosts.preview, (call) => {
    const { params, store, caller, now } = call;
    const { user_id: authorId, text, media_keys, card_uri } = draftOf(call, params.draft_post_id);
    const sent = { accountId: params.account_id, authorId, text, media_keys, card_uri };
    store.write(() => notify(store.connection, { ...sent, userId: caller.userId, now }));
    const message = "A preview was sent to your devices. Only you can see it.";
    return { data: JSON.stringify({ message }), message };
  }),
];
