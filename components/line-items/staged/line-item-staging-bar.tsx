"use client";

import { useCallback } from "react";
import { lineItemWork } from "@/components/line-items/bulk/line-item-work";
import { useBiddingRules } from "@/components/line-items/use-bidding-rule";
import { usePermission } from "@/components/shell/account";
import { type PlanStaged, usePublishing } from "@/components/staged/publishing";
import { StagingBar } from "@/components/staged/staging-bar";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { batch, type LineItem } from "@/lib/ads/endpoints/line-items";
import { leave } from "@/lib/bulk/bulk-plan";
import { type LineItemItem, planLineItems } from "@/lib/line-items/bulk/line-item-plan";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { LINE_ITEM_STORE } from "@/lib/line-items/line-item-store";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";
import type { LineItemStaging } from "./use-line-item-staging";

interface LineItemStagingBarProps {
  staging: LineItemStaging;
  /** The account's, by id. */
  campaigns: ReadonlyMap<string, Campaign>;
  zone: string;
  only: boolean;
  onOnly: (only: boolean) => void;
}

/** The staged changes of the account's line items. */
export function LineItemStagingBar({ staging, campaigns, zone, only, onOnly }: LineItemStagingBarProps) {
  const { reason: readOnlyReason } = usePermission(batch);
  const bids = staging.staged.some(({ change }) => change.bid_amount_local_micro !== undefined);
  const bidding = useBiddingRules({ enabled: bids });
  const plan: PlanStaged<LineItemItem, LineItem, LineItemChange> = useCallback(
    (items, outcome) =>
      planLineItems(
        items,
        (item) => {
          const closed = lineItemClosedReason(item);
          return closed === undefined ? outcome(item) : leave(closed);
        },
        { campaigns, bidding },
      ),
    [campaigns, bidding],
  );
  const withinOf = useCallback(({ campaign_id }: LineItem) => campaigns.get(campaign_id)?.name, [campaigns]);
  const publishing = usePublishing(LINE_ITEM_STORE, lineItemWork, {
    zone,
    readOnlyReason,
    amount: "bid or budget",
    plan,
    withinOf,
  });
  return (
    <StagingBar
      staging={staging}
      publishing={publishing}
      atOnce="Creating and deleting"
      only={only}
      onOnly={onOnly}
    />
  );
}
