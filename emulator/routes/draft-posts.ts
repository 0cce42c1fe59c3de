import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import type { ServiceError } from "@/lib/ads/error-codes";
import { brokenRules } from "@/lib/ads/rules";
import { type Asking, KeptNoun } from "../service/kept-noun";
import { answerList } from "../service/list-answer";
import { Refusal, unexpected } from "../service/refusals";
import { route } from "../service/route";
import { isCardOf } from "../store/cards";
import { notify } from "../store/device-notifications";
import { draftPosts as collection, findDraft, mainPromotableUser } from "../store/draft-posts";
import { newLongIdentifier } from "../store/identifiers";
import { findMedia } from "../store/media-library";
import { mayPromote } from "../store/promoted-posts";
import { insertRow, updateRow } from "../store/rows";

const DEFAULT_COUNT = 100;

const noun = new KeptNoun({
  kind: "Draft Post",
  parameter: "draft_post_id",
  table: "draft_posts",
  collection,
});

interface Draft {
  readonly text: string | null;
  readonly card_uri: string | null;
  readonly media_keys: readonly string[];
}

/** Throws what is wrong with a draft as it would be. */
function hold({ store, params }: Asking, draft: Draft): void {
  const { connection } = store;
  const { account_id: accountId } = params;
  const media = draft.media_keys.map((key) => findMedia(connection, accountId, key)?.media_type);
  const errors: ServiceError[] = brokenRules(draftPosts.postRules, { text: draft.text, media }).map(
    ({ code, message, parameter }) => ({ code, message, parameter }),
  );
  if (draft.card_uri !== null && !isCardOf(connection, accountId, draft.card_uri)) {
    errors.push(unexpected("card_uri", "the URI of a card of the account", draft.card_uri));
  }
  if (errors.length > 0) throw new Refusal(errors);
}

export const draftPostRoutes = [
  route(draftPosts.list, (call) => {
    const { params, store, caller } = call;
    const { account_id: accountId } = params;
    const userId = params.user_id ?? mainPromotableUser(store.connection, accountId) ?? caller.userId;
    return answerList(
      { ...call, params: { ...params, count: params.count ?? DEFAULT_COUNT } },
      collection,
      (bind) => [`d.account_id = ${bind(accountId)}`, `d.user_id = ${bind(userId)}`],
    );
  }),

  route(draftPosts.get, (call) => noun.shown(call, call.params.draft_post_id)),

  route(draftPosts.create, (call) => {
    const { params, store, caller, now } = call;
    const { account_id: accountId, as_user_id: userId } = params;
    if (!mayPromote(store.connection, accountId, userId, caller.userId)) {
      const message = `User ${userId} does not let Account ${accountId} post`;
      throw new Refusal([{ code: "INVALID_USER", message, parameter: "as_user_id", value: userId }]);
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
    return noun.shown(call, id);
  }),

  route(draftPosts.update, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, draft_post_id: id, media_keys: mediaKeys, ...given } = params;
    const kept = findDraft(store.connection, accountId, id);
    if (!kept) throw noun.unknown(id, accountId);
    const draft = {
      text: given.text === undefined ? kept.text : given.text,
      card_uri: given.card_uri === undefined ? kept.card_uri : given.card_uri,
      media_keys: mediaKeys === undefined ? kept.media_keys : (mediaKeys ?? []),
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
    return noun.shown(call, id);
  }),

  route(draftPosts.remove, (call) => {
    const removed = noun.removed(call, call.params.draft_post_id);
    return { data: removed.replace(/\}$/, ',"status":"DELETED"}') };
  }),

  route(draftPosts.preview, (call) => {
    const { params, store, caller, now } = call;
    const draft = findDraft(store.connection, params.account_id, params.draft_post_id);
    if (!draft) throw noun.unknown(params.draft_post_id, params.account_id);
    const { user_id: authorId, text, media_keys, card_uri } = draft;
    const sent = { accountId: params.account_id, authorId, text, media_keys, card_uri };
    store.write(() => notify(store.connection, { ...sent, userId: caller.userId, now }));
    const message = "A preview was sent to your devices. Only you can see it.";
    return { data: JSON.stringify({ message }), message };
  }),
];
