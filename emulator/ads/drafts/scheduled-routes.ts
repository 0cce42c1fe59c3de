import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import type { ServiceError } from "@/lib/ads/service-error";
import { quarterOf, SCHEDULED_IN_QUARTER_MAX, scheduleRules, wholeMinute } from "@/lib/posts/schedule-rules";
import { newLongIdentifier } from "../../database/identifiers";
import { Refusal, ruleErrors } from "../../service/refusals";
import { type Asking, Resource } from "../../service/resource";
import { route } from "../../service/route";
import { holdPoster, mistakesInPost, type WantedPost, wantedPost } from "./post-checks";
import { publishDue } from "./publishing";
import { scheduledPosts as collection, findScheduled, scheduledBetween } from "./scheduled-store";
import { answerUnpublished, unpublishedColumns } from "./unpublished";

const resource = new Resource({
  kind: "Scheduled Post",
  parameter: "scheduled_post_id",
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
    publishDue(call.store, call.now);
    return answerUnpublished(call, collection);
  }),

  route(scheduledPosts.get, (call) => {
    publishDue(call.store, call.now);
    return resource.get(call);
  }),

  route(scheduledPosts.create, (call) => {
    const { as_user_id: user_id, name = null, nullcast = true, scheduled_at, ...given } = call.params;
    publishDue(call.store, call.now);
    holdPoster(call, user_id);
    const post = wantedPost(given);
    hold(call, post, scheduled_at);
    const at = wholeMinute(scheduled_at);
    call.store.validity.expect(at);
    return resource.created(call, newLongIdentifier(), {
      user_id,
      name,
      nullcast,
      ...unpublishedColumns(post),
      scheduled_at: at,
      status: "SCHEDULED",
    });
  }),

  route(scheduledPosts.update, (call) => {
    const { scheduled_post_id: id, name, nullcast, ...given } = call.params;
    const current = waiting(call, id);
    const post = wantedPost(given, current);
    const scheduled_at = wholeMinute(given.scheduled_at ?? current.scheduled_at);
    hold(call, post, scheduled_at, id);
    call.store.validity.forget();
    return resource.changed(call, { name, nullcast, ...unpublishedColumns(post), scheduled_at });
  }),

  route(scheduledPosts.remove, (call) => {
    waiting(call, call.params.scheduled_post_id);
    const removed = resource.removed(call, call.params.scheduled_post_id);
    return { data: removed.replace('"scheduled_status":"SCHEDULED"', '"scheduled_status":"DELETED"') };
  }),
];
