import { type ActivityEvent, isMessageEvent } from "@/lib/ads/activity-events";
import type { InputOf } from "@/lib/ads/endpoint";
import { create } from "@/lib/ads/endpoints/activity-subscriptions";
import { brokenRuleOf, type FormReading, problemsAt } from "@/lib/forms/form-reading";

/** A subscription as the form holds it; empty texts are left out. */
export interface SubscriptionTyped {
  event: ActivityEvent;
  user: string;
  keyword: string;
  tag: string;
  /** Empty for delivery on the stream. */
  webhook: string;
}

const { filter, tag: tagRule } = create.body.shape;
const { user_id: userRule, keyword: keywordRule } = filter.shape;

const optional = (rule: Parameters<typeof brokenRuleOf>[0], text: string) =>
  text === "" ? undefined : brokenRuleOf(rule, text);

/** What is wrong with a form that subscribes, and what it sends. */
export function readSubscription({ event, user: typed, keyword, tag, webhook }: SubscriptionTyped) {
  const user = typed.trim();
  return {
    problems: problemsAt({
      user:
        user === "" && isMessageEvent(event)
          ? "Messages are those of one user."
          : user === "" && keyword === ""
            ? "Give a user, a keyword, or both."
            : optional(userRule, user),
      keyword: optional(keywordRule, keyword),
      tag: optional(tagRule, tag),
    }),
    input: {
      event_type: event,
      filter: { ...(user && { user_id: user }), ...(keyword && { keyword }) },
      ...(tag && { tag }),
      ...(webhook && { webhook_id: webhook }),
    },
  } satisfies FormReading<keyof SubscriptionTyped, InputOf<typeof create>["body"]>;
}

const FIELD_OF: Readonly<Record<string, keyof SubscriptionTyped>> = {
  event_type: "event",
  user_id: "user",
  keyword: "keyword",
  tag: "tag",
  webhook_id: "webhook",
};

/** The field in which a parameter is typed. */
export const subscriptionFieldOf = (parameter: string) => FIELD_OF[parameter];
