"use client";

import { useCallback, useMemo } from "react";
import { RecordBulkDialog } from "@/components/bulk/record-bulk-dialog";
import { CopyDialog } from "@/components/copying/copy-dialog";
import type { LineItemStaging } from "@/components/line-items/staged/use-line-item-staging";
import { useBiddingRules } from "@/components/line-items/use-bidding-rule";
import { useAccount } from "@/components/shell/account";
import { BulkTargetingDialog } from "@/components/targeting/bulk/bulk-targeting-dialog";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemBulkChange } from "@/lib/line-items/bulk/line-item-bulk-change";
import { planLineItemChange } from "@/lib/line-items/bulk/line-item-plan";
import { STAGED_LINE_ITEMS } from "@/lib/line-items/staged-line-items";
import { zoneOrUtc } from "@/lib/time/calendar";
import { BulkPostsDialog } from "./bulk-posts-dialog";
import { LINE_ITEM_ACTIONS, type LineItemBulkAction } from "./line-item-actions";
import { lineItemWork } from "./line-item-work";

interface BulkDialogsProps {
  kind: LineItemBulkAction;
  items: readonly LineItem[];
  /** The account's, by id. */
  campaigns: ReadonlyMap<string, Campaign>;
  /** Where changes are staged. */
  onStage: LineItemStaging["stageMany"] | undefined;
  onClose: () => void;
  /** A deletion starts. */
  onDeleting: () => void;
}

/** Names of campaigns do not matter to line items. */
const NO_NAMES: readonly Campaign[] = [];

/** The open dialog about many line items, with the job that it starts: the list works without either. */
export function LineItemBulkDialogs({ kind, items, campaigns, onClose, ...rest }: BulkDialogsProps) {
  const { account } = useAccount();
  const zone = zoneOrUtc(account?.timezone);
  const bidding = useBiddingRules({ enabled: kind === "bid" });
  const planOf = useCallback(
    (chosen: readonly LineItem[], change: LineItemBulkChange) =>
      planLineItemChange(chosen, change, { campaigns, bidding }),
    [campaigns, bidding],
  );
  const copied = useMemo(
    () => ({ kind: "line-items" as const, items: items.filter(({ deleted }) => !deleted) }),
    [items],
  );
  if (kind === "duplicate") return <CopyDialog copied={copied} campaigns={NO_NAMES} onClose={onClose} />;
  if (kind === "targeting") return <BulkTargetingDialog items={items} onClose={onClose} />;
  if (kind === "posts") return <BulkPostsDialog items={items} onClose={onClose} />;
  const action = LINE_ITEM_ACTIONS.find(({ action: name }) => name === kind);
  return (
    action && (
      <RecordBulkDialog
        action={action}
        records={items}
        around={{ campaigns, zone }}
        work={lineItemWork}
        planOf={planOf}
        valueInWords={STAGED_LINE_ITEMS.valueInWords}
        also="A campaign that is left without any stops serving."
        onClose={onClose}
        {...rest}
      />
    )
  );
}
