"use client";

import { useMemo } from "react";
import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { CopyDialog } from "@/components/copying/copy-dialog";
import type { LineItemStaging } from "@/components/line-items/staged/use-line-item-staging";
import { useAccount } from "@/components/shell/account";
import { BulkTargetingDialog } from "@/components/targeting/bulk/bulk-targeting-dialog";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { LINE_ITEMS } from "@/lib/bulk/bulk-resources";
import { GRACE_MS } from "@/lib/jobs/grace";
import { type LineItemItem, planLineItemChange } from "@/lib/line-items/bulk/line-item-plan";
import { LineItemBulkDialog, type LineItemBulkKind } from "./bulk-dialog";
import { BulkPostsDialog } from "./bulk-posts-dialog";
import { lineItemWork } from "./line-item-work";

interface BulkDialogsProps {
  kind: LineItemBulkKind | "targeting" | "posts" | "duplicate" | "delete";
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
export function LineItemBulkDialogs({
  kind,
  items,
  campaigns,
  onStage,
  onClose,
  onDeleting,
}: BulkDialogsProps) {
  const { account, accountId } = useAccount();
  const start = useStartBulkJob(lineItemWork);
  const copied = useMemo(
    () => ({ kind: "line-items" as const, items: items.filter(({ deleted }) => !deleted) }),
    [items],
  );
  if (kind === "duplicate") return <CopyDialog copied={copied} campaigns={NO_NAMES} onClose={onClose} />;
  if (kind === "targeting") return <BulkTargetingDialog items={items} onClose={onClose} />;
  if (kind === "posts") return <BulkPostsDialog items={items} onClose={onClose} />;
  if (kind !== "delete") {
    return (
      <LineItemBulkDialog
        kind={kind}
        items={items}
        campaigns={campaigns}
        stages={onStage !== undefined}
        onClose={onClose}
        onStart={(title, planned) => (onStage ? onStage(title, planned) : start({ title, items: planned }))}
      />
    );
  }
  return (
    <BulkDeleteDialog<LineItemItem>
      resource={LINE_ITEMS}
      items={planLineItemChange(items, { kind: "delete" }, { campaigns }).items}
      accountName={account?.name ?? accountId}
      also="A campaign that is left without any stops serving."
      onClose={onClose}
      onStart={(title, planned) => {
        onDeleting();
        start({ title, items: planned, grace: GRACE_MS });
      }}
    />
  );
}
