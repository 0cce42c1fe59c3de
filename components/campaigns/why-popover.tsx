"use client";

import { AnchoredPopover } from "@/components/ui/popover";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { ExplainCampaign, type WhyActions } from "./explain-campaign";

interface WhyPopoverProps extends WhyActions {
  campaign: Campaign | undefined;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Why a campaign does not serve, over the clicked cell. */
export function WhyPopover({ campaign, anchor, onClose, ...actions }: WhyPopoverProps) {
  return (
    <AnchoredPopover
      open={campaign !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      anchor={anchor}
      title="Delivery"
      className="w-[340px] max-w-[calc(100vw-16px)] p-4"
    >
      {campaign && <ExplainCampaign campaign={campaign} {...actions} />}
    </AnchoredPopover>
  );
}
