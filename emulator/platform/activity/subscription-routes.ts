import {
  currentDirection,
  currentEventName,
  fixedDirection,
  isDeprecatedEvent,
  isMessageEvent,
} from "@/lib/ads/activity-events";
import * as subscriptions from "@/lib/ads/endpoints/activity-subscriptions";
import { formatServiceTime } from "@/lib/time/service-time";
import type { CredentialStores } from "../../credentials/service";
import type { Connection } from "../../database/connection";
import { unexpected } from "../../service/refusals";
import { pageOf, placeOf } from "../pipeline/page-tokens";
import { problems } from "../pipeline/problems";
import { type PlatformCaller, type PlatformRoute, platformRoute } from "../pipeline/route";
import {
  changeSubscription,
  countSubscriptions,
  filterOf,
  findSubscription,
  hasSameSubscription,
  insertSubscription,
  type NewSubscription,
  removeSubscription,
  type Subscription,
  subscriptionsAfter,
} from "./subscription-store";
import { findWebhook } from "./webhook-store";

const PAGE = 100;

export function activitySubscriptionRoutes(credentials: CredentialStores): readonly PlatformRoute[] {
  /** Private events go only to applications that their user has authorized. */
  const hasConsent = (caller: PlatformCaller, userId: string) =>
    caller.user?.id === userId ||
    credentials.accessTokens.granted(userId, caller.applicationId) !== undefined;

  return [
    platformRoute(subscriptions.create, ({ body, caller, now, store: { connection }, warn }) => {
      const { applicationId } = caller;
      const wanted = readWish(body, applicationId);
      if (isMessageEvent(wanted.event_type) && !hasConsent(caller, wanted.user_id ?? ""))
        throw problems.forbidden("The user has not let this application see private events.");
      requireWebhook(connection, applicationId, wanted.webhook_id);
      if (hasSameSubscription(connection, wanted))
        throw problems.duplicate("There is such a subscription already.");
      if (countSubscriptions(connection, applicationId) >= subscriptions.SUBSCRIPTIONS_MAX)
        throw problems.forbidden(
          `An application has at most ${subscriptions.SUBSCRIPTIONS_MAX} subscriptions.`,
        );
      if (isDeprecatedEvent(body.event_type))
        warn(`${body.event_type} is deprecated since 2026-03-18; use ${wanted.event_type}`);
      const id = insertSubscription(connection, wanted, formatServiceTime(now));
      return shown(connection, applicationId, id);
    }),

    platformRoute(subscriptions.list, ({ params, caller: { applicationId }, store: { connection } }) => {
      const { max_results: count = PAGE, pagination_token: token } = params;
      const from = { after: placeOf(token, 0), count: count + 1 };
      const { records, meta } = pageOf(subscriptionsAfter(connection, applicationId, from), count);
      return {
        data: records.map(record),
        meta: { ...meta, ...total(connection, applicationId).meta },
      };
    }),

    platformRoute(
      subscriptions.update,
      ({ params: { subscription_id: id }, body, caller, now, store: { connection } }) => {
        const { applicationId } = caller;
        if (!findSubscription(connection, applicationId, id)) throw unknown(id);
        requireWebhook(connection, applicationId, body.webhook_id ?? null);
        changeSubscription(connection, id, body, formatServiceTime(now));
        return shown(connection, applicationId, id);
      },
    ),

    platformRoute(
      subscriptions.remove,
      ({ params: { subscription_id: id }, caller: { applicationId }, store: { connection } }) => {
        if (!removeSubscription(connection, applicationId, id)) throw unknown(id);
        return removed(connection, applicationId);
      },
    ),

    platformRoute(
      subscriptions.removeMany,
      ({ params: { ids }, caller: { applicationId }, store: { connection } }) => {
        const missing = ids.find((id) => !findSubscription(connection, applicationId, id));
        if (missing !== undefined) throw unknown(missing);
        connection.transaction(() => {
          for (const id of ids) removeSubscription(connection, applicationId, id);
        });
        return removed(connection, applicationId);
      },
    ),
  ];
}

interface Wish {
  readonly event_type: string;
  readonly filter: {
    readonly user_id?: string | undefined;
    readonly keyword?: string | undefined;
    readonly direction?: string | undefined;
  };
  readonly tag?: string | undefined;
  readonly webhook_id?: string | undefined;
}

/** What is asked for in current words, or why nothing could ever come of it. */
function readWish(
  { event_type: name, filter, tag, webhook_id }: Wish,
  applicationId: string,
): NewSubscription {
  const event = currentEventName(name);
  if (!event) throw problems.invalid(`There is no event ${name}.`);
  const direction = filter.direction === undefined ? undefined : currentDirection(filter.direction);
  if (filter.user_id === undefined && filter.keyword === undefined)
    throw problems.invalid("A filter names a user_id, a keyword, or both.", [
      unexpected("filter", "user_id or keyword", JSON.stringify(filter)),
    ]);
  if (isMessageEvent(event) && filter.user_id === undefined)
    throw problems.invalid("Events of direct messages are those of one user: name the user_id.", [
      unexpected("filter.user_id", "the user whose messages they are", ""),
    ]);
  const fixed = fixedDirection(event);
  const contradicts =
    fixed !== undefined && direction !== undefined && direction !== "both" && direction !== fixed;
  if (direction !== undefined && (!isMessageEvent(event) || contradicts))
    throw problems.invalid(
      isMessageEvent(event)
        ? `${event} has the direction ${fixed}.`
        : "Only events of direct messages have a direction.",
      [unexpected("filter.direction", fixed ?? "no direction", direction)],
    );
  return {
    application_id: applicationId,
    event_type: event,
    user_id: filter.user_id ?? null,
    keyword: filter.keyword ?? null,
    direction: direction ?? null,
    tag: tag ?? null,
    webhook_id: webhook_id ?? null,
  };
}

function requireWebhook(connection: Connection, applicationId: string, id: string | null): void {
  if (id === null) return;
  const webhook = findWebhook(connection, applicationId, id);
  if (!webhook?.valid)
    throw problems.invalid(`There is no valid webhook ${id}.`, [
      unexpected("webhook_id", "a valid webhook of the application", id),
    ]);
}

const unknown = (id: string) => problems.notFound("subscription", "subscription_id", id);

function record(subscription: Subscription) {
  const { id, event_type, tag, webhook_id, created_at, updated_at } = subscription;
  const filter = filterOf(subscription);
  return { subscription_id: id, event_type, filter, tag, webhook_id, created_at, updated_at };
}

function shown(connection: Connection, applicationId: string, id: string) {
  const subscription = findSubscription(connection, applicationId, id);
  if (!subscription) throw unknown(id);
  return { data: { subscription: record(subscription) }, ...total(connection, applicationId) };
}

const removed = (connection: Connection, applicationId: string) => ({
  data: { deleted: true },
  ...total(connection, applicationId),
});

const total = (connection: Connection, applicationId: string) => ({
  meta: { total_subscriptions: countSubscriptions(connection, applicationId) },
});
