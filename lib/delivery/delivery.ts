import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { CAUSES, type Cause, type Reason, severityOf } from "./causes";
import { type DeliveryStatus, statusFrom } from "./delivery-status";

export interface Delivery {
  readonly status: DeliveryStatus;
  /** Every reason, most severe first; none where it serves or none is returned. */
  readonly reasons: readonly Reason[];
}

type Judged = "deleted" | "entity_status" | "servable" | "reasons_not_servable";

/** The fields of a campaign's own record that delivery is judged by. */
export type JudgedCampaign = Pick<Campaign, Judged>;
export type JudgedLineItem = Pick<LineItem, Judged> & Partial<Pick<LineItem, "start_time" | "end_time">>;

/** What is known around a campaign; whatever is missing was not read and is not judged. */
interface AroundCampaign {
  /** All of its line items. */
  readonly lineItems?: readonly JudgedLineItem[] | undefined;
  /** The present instant in milliseconds since 1970; only looked at together with line items. */
  readonly now?: number | undefined;
}

const reason = (cause: Cause, at?: string | null): Reason => ({
  cause,
  ...CAUSES[cause],
  at: at ?? undefined,
});

const unknown = (code: string): Reason => ({ cause: undefined, code, level: "campaign" });

const CAUSE_OF_CODE: Readonly<Record<string, Cause>> = {
  ACCOUNT_REJECTED: "account-rejected",
  ACCOUNT_UNDER_REVIEW: "account-under-review",
  AWAITING_APPROVAL_BY_ADVERTISER: "awaiting-approval",
  BUDGET_EXHAUSTED: "budget-used-up",
  CONTENT_REVIEW_PROBLEM: "content-rejected",
  DELETED: "campaign-deleted",
  EXPIRED: "ended",
  FUNDING_PROBLEM: "funding-problem",
  INCOMPLETE: "incomplete",
  PAUSED_BY_ADVERTISER: "campaign-paused",
  STARTS_IN_FUTURE: "starts-later",
};

/** The cause that a code means by itself; undefined for an unknown one. */
export const causeOfCode = (code: string): Cause | undefined =>
  Object.hasOwn(CAUSE_OF_CODE, code) ? CAUSE_OF_CODE[code] : undefined;

/** Whether a campaign serves, and every reason why not: by its own record, and by its line items where they are known. */
export function campaignDelivery(
  campaign: JudgedCampaign,
  { lineItems, now }: AroundCampaign = {},
): Delivery {
  const reported = campaign.reasons_not_servable.map((code) => {
    const cause = causeOfCode(code);
    return cause ? reason(cause) : unknown(code);
  });
  const found =
    lineItems === undefined || campaign.deleted ? [] : fromLineItems(lineItems, now ?? Date.now());
  return deliveryFrom(campaign, [...found, ...reported, ...ownSwitch(campaign, "campaign-paused")]);
}

/** The same with the date of a start that its own record does not name; unchanged where nothing waits for a start. */
export const withStart = (delivery: Delivery, at: string | undefined): Delivery =>
  at === undefined
    ? delivery
    : {
        ...delivery,
        reasons: delivery.reasons.map((reason) =>
          reason.cause === "starts-later" && reason.at === undefined ? { ...reason, at } : reason,
        ),
      };

/** Whether a campaign waits for a start, which only its line items name. */
export const waitsForStart = (campaign: JudgedCampaign): boolean =>
  campaign.reasons_not_servable.includes(CAUSES["starts-later"].code) &&
  campaignDelivery(campaign).status.state === "scheduled";

/** The instant at which the first of these line items starts, where all they wait for is that. */
export const startOf = (items: readonly JudgedLineItem[], now: number): string | undefined =>
  fromLineItems(items, now).find(({ cause }) => cause === "starts-later")?.at;

/** A pause that waits to be published is not among the reasons yet. */
const ownSwitch = (record: JudgedCampaign, cause: "campaign-paused" | "line-item-paused"): Reason[] =>
  record.entity_status === "PAUSED" && !record.reasons_not_servable.includes(CAUSES[cause].code)
    ? [reason(cause)]
    : [];

/** What is known of one ad; without its line item nothing is judged but itself. */
interface JudgedAd extends Pick<JudgedLineItem, "deleted" | "entity_status"> {
  readonly approval_status: string;
}

/** Whether an ad serves: not before its line item does, nor before it is approved itself. */
export function adDelivery(ad: JudgedAd, item: JudgedLineItem | undefined): Delivery {
  const own: Reason[] = [];
  if (ad.approval_status === "REJECTED") own.push(reason("content-rejected"));
  if (ad.approval_status === "UNDER_REVIEW") own.push(reason("ad-under-review"));
  const around = item ? lineItemDelivery(item).reasons : [];
  return deliveryFrom(
    {
      deleted: ad.deleted,
      // An ad that is on in a paused line item is paused with it.
      entity_status: ad.entity_status === "ACTIVE" && item ? item.entity_status : ad.entity_status,
      servable: item?.servable ?? null,
      reasons_not_servable: [],
    },
    [...own, ...around],
  );
}

/** Whether a line item serves, and every reason why not; its own switch and its campaign's are separate reasons. */
export function lineItemDelivery(item: JudgedLineItem): Delivery {
  const reported = item.reasons_not_servable.map((code) => {
    switch (code) {
      case "PAUSED_BY_ADVERTISER":
        return reason(item.entity_status === "PAUSED" ? "line-item-paused" : "campaign-paused");
      case "INCOMPLETE":
        return reason("nothing-to-show");
      case "STARTS_IN_FUTURE":
        return reason("starts-later", item.start_time);
      case "EXPIRED":
        return reason("ended", item.end_time);
      default: {
        const cause = causeOfCode(code);
        return cause ? reason(cause) : unknown(code);
      }
    }
  });
  return deliveryFrom(item, [...reported, ...ownSwitch(item, "line-item-paused")]);
}

/**
 * What a campaign's line items keep it from: with none that is switched on and shows something now it cannot serve.
 * Dates are those of the line items that can serve, or of all where none can.
 */
function fromLineItems(items: readonly JudgedLineItem[], now: number): Reason[] {
  const existing = items.filter(({ deleted, entity_status: status }) => !deleted && status !== "DRAFT");
  if (existing.length === 0) return [reason("no-line-item")];
  const active = existing.filter(({ entity_status: status }) => status !== "PAUSED");
  const ready = active.filter(({ reasons_not_servable: reasons }) => !reasons.includes("INCOMPLETE"));
  if (ready.length > 0) return fromDates(ready, now);
  return [
    reason(active.length === 0 ? "no-active-line-item" : "nothing-to-show"),
    ...fromDates(existing, now),
  ];
}

function fromDates(items: readonly JudgedLineItem[], now: number): Reason[] {
  const open = items.filter(({ end_time: end }) => !end || Date.parse(end) > now);
  if (open.length === 0) {
    const ends = items.flatMap(({ end_time: end }) => end ?? []).toSorted();
    return [reason("ended", ends.at(-1))];
  }
  const starts = open.flatMap(({ start_time: start }) => start ?? []).toSorted();
  const [first] = starts;
  const begun = first === undefined || starts.length < open.length || Date.parse(first) <= now;
  return begun ? [] : [reason("starts-later", first)];
}

/** Of two equal reasons the first stays; a specific one replaces "incomplete". */
function deliveryFrom(record: JudgedCampaign, reasons: readonly Reason[]): Delivery {
  const known = reasons.filter(
    ({ cause, code }, index) =>
      reasons.findIndex((other) => (cause ? other.cause === cause : other.code === code)) === index &&
      (cause !== "incomplete" || !reasons.some((other) => other.cause !== cause && other.code === code)),
  );
  // An unknown code may be anything: only what merely has to wait comes after it.
  const place = ({ cause }: Reason) => severityOf(cause ?? "content-rejected") + (cause ? 0 : 0.5);
  const ordered = known.toSorted((one, other) => place(one) - place(other));
  return { status: statusFrom(record, ordered), reasons: ordered };
}
