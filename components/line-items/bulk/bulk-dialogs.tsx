"use client";

import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import type { LineItemStaging } from "@/components/line-items/staged/use-line-item-staging";
import { useAccount } from "@/components/shell/account";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { GRACE_MS } from "@/lib/jobs/grace";
import { type LineItemItem, planLineItemChange, toBeStaged } from "@/lib/line-items/bulk/line-item-plan";
import { LINE_ITEMS } from "@/lib/line-items/line-item-noun";
import { BulkDialog, type BulkKind } from "./bulk-dialog";
import { lineItemWork } from "./line-item-work";

interface BulkDialogsProps {
  kind: BulkKind | "delete";
  items: readonly LineItem[];
  /** The account's, by id. */
  campaigns: ReadonlyMap<string, Campaign>;
  /** Where changes wait until they are published. */
  onStage: LineItemStaging["stageMany"] | undefined;
  onClose: () => void;
  /** A deletion begins. */
  onDeleting: () => void;
}

/** Whichever dialog is open about many line items, with the job that it starts: the list works without both. */
export function BulkDialogs({ kind, items, campaigns, onStage, onClose, onDeleting }: BulkDialogsProps) {
  const { account, accountId } = useAccount();
  const start = useStartBulkJob(lineItemWork);
  if (kind !== "delete") {
    return (
      <BulkDialog
        kind={kind}
        items={items}
        campaigns={campaigns}
        stages={onStage !== undefined}
        onClose={onClose}
        onStart={(title, planned) =>
          onStage ? onStage(title, planned.flatMap(toBeStaged)) : start({ title, items: planned })
        }
      />
    );
  }
  return (
    <BulkDeleteDialog<LineItemItem>
      noun={LINE_ITEMS}
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
