"use client";

import { useQueryClient } from "@tanstack/react-query";
import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { startBulkJob } from "@/components/bulk/start-bulk-job";
import type { LineItemStaging } from "@/components/line-items/staged/use-line-item-staging";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { GRACE_MS } from "@/lib/grace";
import { changeOf, type LineItemItem, planLineItemChange } from "@/lib/line-items/bulk/line-item-plan";
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
  const { person } = useSession();
  const scope = useScope();
  const client = useQueryClient();
  const accountName = account?.name ?? accountId;
  const about = { work: lineItemWork, personId: person.id, scope, client, accountId, accountName };
  if (kind !== "delete") {
    return (
      <BulkDialog
        kind={kind}
        items={items}
        campaigns={campaigns}
        stages={onStage !== undefined}
        onClose={onClose}
        onStart={(title, planned) =>
          onStage
            ? onStage(title, planned.flatMap(toBeStaged))
            : startBulkJob({ ...about, title, items: planned })
        }
      />
    );
  }
  return (
    <BulkDeleteDialog<LineItemItem>
      noun={LINE_ITEMS}
      items={planLineItemChange(items, { kind: "delete" }, { campaigns }).items}
      accountName={accountName}
      also="A campaign that is left without any stops serving."
      onClose={onClose}
      onStart={(title, planned) => {
        onDeleting();
        startBulkJob({ ...about, title, items: planned, grace: GRACE_MS });
      }}
    />
  );
}

function toBeStaged(item: LineItemItem) {
  const change = changeOf(item);
  return item.before && change ? [{ record: item.before, change }] : [];
}
