import { SHORT_PAGE_USUAL } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow, updateRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { Refusal } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import { route } from "../../service/route";
import { notify } from "./device-notifications";
import { mayPostAs, mistakesInPost, notTheirs, type WantedPost } from "./post-checks";
import { draftPosts as collection, findDraft, mainPromotableUser } from "./store";

const resource = new Resource({
  kind: "Draft Post",
  parameter: "draft_post_id",
  table: "draft_posts",
  collection,
});

/** Throws what is wrong with a draft as it would be. */
function hold({ store, params }: Asking, draft: WantedPost): void {
  const errors = mistakesInPost(store.connection, params.account_id, draft);
  if (errors.length > 0) throw new Refusal(errors);
}

export const draftPostRoutes = [
  route(draftPosts.list, (call) => {
    const { params, store, caller } = call;
    const { account_id: accountId } = params;
    const userId = params.user_id ?? mainPromotableUser(store.connection, accountId) ?? caller.userId;
    return answerList(
      { ...call, params: { ...params, count: params.count ?? SHORT_PAGE_USUAL } },
      collection,
      (bind) => [`d.account_id = ${bind(accountId)}`, `d.user_id = ${bind(userId)}`],
    );
  }),

  route(draftPosts.get, (call) => resource.shown(call, call.params.draft_post_id)),

  route(draftPosts.create, (call) => {
    const { params, store, caller, now } = call;
    const { account_id: accountId, as_user_id: userId } = params;
    if (!mayPostAs(store.connection, accountId, userId, caller.userId)) {
      throw new Refusal([notTheirs(accountId, userId)]);
    }
    const draft = {
      text: params.text ?? null,
      card_uri: params.card_uri ?? null,
      media_keys: params.media_keys ?? [],
    };
    hold(call, draft);
    const id = newLongIdentifier();
    store.write(() =>
      insertRow(store.connection, "draft_posts", {
        id,
        account_id: accountId,
        user_id: userId,
        name: params.name ?? null,
        nullcast: params.nullcast ?? true,
        ...draft,
        media_keys: JSON.stringify(draft.media_keys),
        created_at: now,
        updated_at: now,
      }),
    );
    return resource.shown(call, id);
  }),

  route(draftPosts.update, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, draft_post_id: id, media_keys: mediaKeys, ...given } = params;
    const current = findDraft(store.connection, accountId, id);
    if (!current) throw resource.unknown(id, accountId);
    const draft = {
      text: given.text === undefined ? current.text : given.text,
      card_uri: given.card_uri === undefined ? current.card_uri : given.card_uri,
      media_keys: mediaKeys === undefined ? current.media_keys : (mediaKeys ?? []),
    };
    hold(call, draft);
    const { name, nullcast } = given;
    const changed = {
      ...draft,
      name,
      nullcast,
      media_keys: JSON.stringify(draft.media_keys),
      updated_at: now,
    };
    store.write(() => updateRow(store.connection, "draft_posts", { accountId, id }, changed));
    return resource.shown(call, id);
  }),

  route(draftPosts.remove, (call) => {
    const removed = resource.removed(call, call.params.draft_post_id);
    return { data: removed.replace(/\}$/, ',"status":"DELETED"}') };
  }),

  route(draftPosts.preview, (call) => {
    const { params, store, caller, now } = call;
    const draft = findDraft(store.connection, params.account_id, params.draft_post_id);
    if (!draft) throw resource.unknown(params.draft_post_id, params.account_id);
    const { user_id: authorId, text, media_keys, card_uri } = draft;
    const sent = { accountId: params.account_id, authorId, text, media_keys, card_uri };
    store.write(() => notify(store.connection, { ...sent, userId: caller.userId, now }));
    const message = "A preview was sent to your devices. Only you can see it.";
    return { data: JSON.stringify({ message }), message };
  }),
];
