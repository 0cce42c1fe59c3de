import { SHORT_PAGE_USUAL } from "@/lib/ads/endpoint";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import type { ServiceError } from "@/lib/ads/service-error";
import { quarterOf, SCHEDULED_IN_QUARTER_MAX, scheduleRules, wholeMinute } from "@/lib/posts/schedule-rules";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow, updateRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { Refusal, ruleErrors } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import { route } from "../../service/route";
import { mayPostAs, mistakesInPost, notTheirs, type WantedPost } from "./post-checks";
import { publishDue } from "./publishing";
import { scheduledPosts as collection, findScheduled, scheduledBetween } from "./scheduled-store";
import { mainPromotableUser } from "./store";

const resource = new Resource({
  kind: "Scheduled Post",
  parameter: "scheduled_post_id",
  table: "scheduled_posts",
  collection,
});

/** Throws what is wrong with a scheduled post as it would be; `id` is that of the one that is changed. */
function hold({ store, params, now }: Asking, post: WantedPost, at: string, id?: string): void {
  const { account_id: accountId } = params;
  const errors: ServiceError[] = [
    ...mistakesInPost(store.connection, accountId, post),
    ...ruleErrors(scheduleRules, { scheduled_at: at, now }),
  ];
  const waiting = scheduledBetween(store.connection, accountId, {
    ...quarterOf(at),
    ...(id !== undefined && { except: id }),
  });
  if (waiting >= SCHEDULED_IN_QUARTER_MAX) {
    const message = `A maximum of ${SCHEDULED_IN_QUARTER_MAX} posts can be scheduled within 15 minutes`;
    errors.push({ code: "SCHEDULED_POST_LIMIT_EXCEEDED", message, parameter: "scheduled_at" });
  }
  if (errors.length > 0) throw new Refusal(errors);
}

/** A post that is still to be published; throws when there is none, or when it is too late. */
function waiting({ store, params, now }: Asking, id: string) {
  publishDue(store, now);
  const current = findScheduled(store.connection, params.account_id, id);
  if (!current) throw resource.unknown(id, params.account_id);
  if (current.status === "SCHEDULED") return current;
  const message = `Scheduled Post ${id} was completed already`;
  throw new Refusal([{ code: "INVALID", message, parameter: "scheduled_post_id" }]);
}

export const scheduledPostRoutes = [
  route(scheduledPosts.list, (call) => {
    const { params, store, caller, now } = call;
    publishDue(store, now);
    const { account_id: accountId } = params;
    const userId = params.user_id ?? mainPromotableUser(store.connection, accountId) ?? caller.userId;
    return answerList(
      { ...call, params: { ...params, count: params.count ?? SHORT_PAGE_USUAL } },
      collection,
      (bind) => [`s.account_id = ${bind(accountId)}`, `s.user_id = ${bind(userId)}`],
    );
  }),

  route(scheduledPosts.get, (call) => {
    publishDue(call.store, call.now);
    return resource.shown(call, call.params.scheduled_post_id);
  }),

  route(scheduledPosts.create, (call) => {
    const { params, store, caller, now } = call;
    const { account_id: accountId, as_user_id: userId } = params;
    publishDue(store, now);
    if (!mayPostAs(store.connection, accountId, userId, caller.userId)) {
      throw new Refusal([notTheirs(accountId, userId)]);
    }
    const post = {
      text: params.text ?? null,
      card_uri: params.card_uri ?? null,
      media_keys: params.media_keys ?? [],
    };
    hold(call, post, params.scheduled_at);
    const id = newLongIdentifier();
    const at = wholeMinute(params.scheduled_at);
    store.write(() =>
      insertRow(store.connection, "scheduled_posts", {
        id,
        account_id: accountId,
        user_id: userId,
        name: params.name ?? null,
        nullcast: params.nullcast ?? true,
        ...post,
        media_keys: JSON.stringify(post.media_keys),
        scheduled_at: at,
        status: "SCHEDULED",
        created_at: now,
        updated_at: now,
      }),
    );
    store.validity.expect(at);
    return resource.shown(call, id);
  }),

  route(scheduledPosts.update, (call) => {
    const { params, store, now } = call;
    const { account_id: accountId, scheduled_post_id: id, media_keys: mediaKeys, ...given } = params;
    const current = waiting(call, id);
    const post = {
      text: given.text === undefined ? current.text : given.text,
      card_uri: given.card_uri === undefined ? current.card_uri : given.card_uri,
      media_keys: mediaKeys === undefined ? current.media_keys : (mediaKeys ?? []),
    };
    const at = wholeMinute(given.scheduled_at ?? current.scheduled_at);
    hold(call, post, at, id);
    const { name, nullcast } = given;
    const changed = { ...post, name, nullcast, media_keys: JSON.stringify(post.media_keys) };
    store.write(() =>
      updateRow(
        store.connection,
        "scheduled_posts",
        { accountId, id },
        { ...changed, scheduled_at: at, updated_at: now },
      ),
    );
    store.validity.forget();
    return resource.shown(call, id);
  }),

  route(scheduledPosts.remove, (call) => {
    waiting(call, call.params.scheduled_post_id);
    const removed = resource.removed(call, call.params.scheduled_post_id);
    return { data: removed.replace('"scheduled_status":"SCHEDULED"', '"scheduled_status":"DELETED"') };
  }),
];
