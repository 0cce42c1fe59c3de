"use client";

import { Tooltip } from "@/components/ui/tooltip";
import { ACTIVE_CAMPAIGN_MAX } from "@/lib/ads/endpoints/campaigns";
import type { LimitUse } from "@/lib/campaigns/campaign-limit";
import { formatNumber } from "@/lib/format/numbers";

/** How much of the account's campaign limit is used, and the source of that figure. */
export function LimitMeter({ use: { used, limit }, complete }: { use: LimitUse; complete: boolean }) {
  const [shown, most] = [used, limit].map((count) => formatNumber(count));
  const near = used * 10 >= limit * 9;
  return (
    <Tooltip
      text={`${shown} campaigns count towards the limit: paused ones do, ended ones do not. The account’s exact limit is not reported; it is usually ${most}${limit > ACTIVE_CAMPAIGN_MAX ? " once raised" : ""}.`}
    >
      <button
        type="button"
        className={`rounded-sm text-sm tabular-nums @max-md:hidden ${near ? "text-attention" : "text-text-muted @3xl:@max-4xl:hidden"}`}
      >
        {complete ? "" : "≥ "}
        {shown} / ≈ {most} in use
      </button>
    </Tooltip>
  );
}
