"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { lineItemWork } from "@/components/line-items/bulk/line-item-work";
import { useBiddingRules } from "@/components/line-items/use-bidding-rule";
import { useAccount, usePermission } from "@/components/shell/account";
import type { Publishing } from "@/components/staged/publishing";
import { StagingBar } from "@/components/staged/staging-bar";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { batch, type LineItem } from "@/lib/ads/endpoints/line-items";
import { leave } from "@/lib/bulk/bulk-plan";
import { type LineItemItem, planLineItems } from "@/lib/line-items/bulk/line-item-plan";
import type { LineItemChange } from "@/lib/line-items/line-item-input";
import { LINE_ITEM_LISTS, lineItemsUnderWay } from "@/lib/line-items/line-item-lists";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";
import { putRecords } from "@/lib/records/record-lists";
import { lookUpLineItems } from "@/lib/records/record-lookup";
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
  const { accountId } = useAccount();
  const { reason: readOnlyReason } = usePermission(batch);
  const scope = useScope();
  const client = useQueryClient();
  const bids = staging.staged.some(({ change }) => change.bid_amount_local_micro !== undefined);
  const bidding = useBiddingRules({ enabled: bids });
  const publishing = useMemo<Publishing<LineItemItem, LineItem, LineItemChange>>(
    () => ({
      work: lineItemWork,
      accountId,
      zone,
      readOnlyReason,
      amount: "bid or budget",
      lookUp: async (ids, signal) => {
        const found = await lookUpLineItems(scope, accountId, ids, signal);
        putRecords(client, scope, accountId, LINE_ITEM_LISTS, found);
        return found;
      },
      plan: (items, outcome) =>
        planLineItems(
          items,
          (item) => {
            const closed = lineItemClosedReason(item);
            return closed === undefined ? outcome(item) : leave(closed);
          },
          { campaigns, bidding },
        ),
      withinOf: ({ campaign_id }) => campaigns.get(campaign_id)?.name,
      begin: lineItemsUnderWay(scope.environment, accountId).begin,
    }),
    [scope, client, accountId, zone, readOnlyReason, campaigns, bidding],
  );
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
