import { CAUSES } from "@/lib/delivery/causes";
import { campaignDelivery, type Delivery, type JudgedLineItem } from "@/lib/delivery/delivery";
import { instantIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";
import type { GuidedDraft } from "./guided-draft";

/** What decides, besides the draft, whether its campaign will serve. */
interface AroundGuided {
  /** The account's approval; undefined while it is not known. */
  readonly approval: string | undefined;
  /** Whether the funding source can pay; undefined while none is chosen. */
  readonly ableToFund: boolean | undefined;
  readonly zone: string;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** Whether the campaign would serve once it is created, and every reason why not, the most severe first. */
export function guidedDelivery(
  draft: GuidedDraft,
  { approval, ableToFund, zone, now }: AroundGuided,
): Delivery {
  const reasons = [
    ...(approval === "REJECTED" ? [CAUSES["account-rejected"].code] : []),
    ...(approval === "UNDER_REVIEW" ? [CAUSES["account-under-review"].code] : []),
    ...(ableToFund === false ? [CAUSES["funding-problem"].code] : []),
  ];
  const time = (local: string) => {
    const instant = instantIn(zone, local);
    return instant === undefined ? null : formatServiceTime(instant);
  };
  const lineItems = draft.items.map(
    ({ typed, ads }): JudgedLineItem => ({
      deleted: false,
      entity_status: typed.status,
      servable: null,
      reasons_not_servable: ads.length === 0 ? [CAUSES["nothing-to-show"].code] : [],
      start_time: time(typed.start),
      end_time: typed.end === "" ? null : time(typed.end),
    }),
  );
  const campaign = {
    deleted: false,
    entity_status: draft.campaign.active ? "ACTIVE" : "PAUSED",
    servable: reasons.length === 0,
    reasons_not_servable: reasons,
  };
  return campaignDelivery(campaign, { lineItems, now });
}
