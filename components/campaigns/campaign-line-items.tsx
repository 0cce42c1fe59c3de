"use client";

import Link from "next/link";
import { useAdCount } from "@/components/records/use-ad-records";
import { useAccount, usePermission } from "@/components/shell/account";
import { adsHref, lineItemsHref } from "@/components/shell/dashboard-route";
import { useCarriedDays } from "@/components/shell/use-carried-days";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { PanelSection } from "@/components/ui/facts";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { create, list } from "@/lib/ads/endpoints/line-items";
import { counted } from "@/lib/format/plurals";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { ListedLineItems } from "./listed-line-items";

const LINK = "inline-flex min-h-6 items-center text-accent-text hover:underline";

interface CampaignLineItemsProps {
  campaign: Campaign;
  onAdd: (campaign: Campaign) => void;
}

/** The line items and ads of a campaign: their number, links to each and to all, and adding one more. */
export function CampaignLineItems({ campaign, onAdd }: CampaignLineItemsProps) {
  const place = useAccount();
  const mayCreate = usePermission(create);
  const items = useAdsList(list, lineItemsInput(place.accountId, [campaign.id]));
  const carry = useCarriedDays();
  const count = items.records.length;
  const ads = useAdCount(items.complete ? items.records : undefined);
  return (
    <PanelSection title="Line items">
      <div className="flex flex-wrap items-center gap-3">
        {items.error && count === 0 ? (
          <ErrorState
            compact
            title="Its line items could not be read"
            error={items.error}
            onRetry={items.resume}
          />
        ) : !items.complete ? (
          <Skeleton className="h-4 w-28" />
        ) : count === 0 ? (
          <p className="text-text-muted">No line items yet. A campaign needs at least one to serve.</p>
        ) : (
          <>
            <Link href={carry(lineItemsHref(place, [campaign.id]))} prefetch={false} className={LINK}>
              {counted(count, "line item")}
            </Link>
            <Link href={carry(adsHref(place, "campaign", [campaign.id]))} prefetch={false} className={LINK}>
              {ads === undefined ? "Its ads" : counted(ads, "ad")}
            </Link>
          </>
        )}
        <Button size="small" disabledReason={mayCreate.reason} onClick={() => onAdd(campaign)}>
          Add a line item
        </Button>
      </div>
      {items.complete && count > 0 && <ListedLineItems campaignId={campaign.id} items={items.records} />}
    </PanelSection>
  );
}
