"use client";

import Link from "next/link";
import { lineItemsInput } from "@/components/line-items/line-item-lists";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { list } from "@/lib/ads/endpoints/line-items";

/** How many line items a campaign has, and the way to them. */
export function CampaignLineItems({ campaign }: { campaign: Campaign }) {
  const place = useAccount();
  const items = useAdsList(list, lineItemsInput(place.accountId, campaign.id));
  const href = `${accountHref(place, "line-items")}?campaign=${encodeURIComponent(campaign.id)}`;
  const count = items.records.length;
  return (
    <section className="border-t pt-4">
      <h3 className="font-semibold text-lg">Line items</h3>
      <div className="mt-2 flex flex-wrap items-center gap-3">
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
          <p className="text-text-muted">None: without one it never serves.</p>
        ) : (
          <Link
            href={href}
            prefetch={false}
            className="inline-flex min-h-6 items-center text-accent-text hover:underline"
          >
            {count.toLocaleString("en-GB")} line {count === 1 ? "item" : "items"}
          </Link>
        )}
      </div>
    </section>
  );
}
