"use client";

import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useShowsMutation } from "@/components/line-items/use-shows-mutation";
import { useAccount, usePermission } from "@/components/shell/account";
import { DeleteButton } from "@/components/ui/delete-button";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import * as promotedAccounts from "@/lib/ads/endpoints/promoted-accounts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { GRACE_MS } from "@/lib/jobs/grace";
import { type AdKind, type AdRow, adKind, adName } from "@/lib/running/ad-rows";
import { ADS, type AdItem, planAdRemoval } from "@/lib/running/remove-many";
import { AD_REMOVALS, adGraceKey, adWork } from "./ad-work";

const STAYS = "Posts, accounts and files stay as they are.";

/** Why ads of a kind cannot be removed; without kinds that can. */
function useUnremovableKinds(): ReadonlyMap<AdKind, string> {
  const reasons = {
    post: usePermission(AD_REMOVALS.post).reason,
    account: usePermission(AD_REMOVALS.account).reason,
    media: usePermission(AD_REMOVALS.media).reason,
  };
  return new Map(
    adKind.options.flatMap((kind) => {
      const reason = reasons[kind];
      return reason === undefined ? [] : [[kind, reason] as const];
    }),
  );
}

/** Why no ad of any kind can be removed; undefined where some can. */
export function useNoneRemoved(): string | undefined {
  const reasons = useUnremovableKinds();
  return reasons.size === adKind.options.length ? reasons.get("post") : undefined;
}

interface RemoveAdsProps {
  rows: readonly AdRow[];
  onClose: () => void;
  onStarted: () => void;
}

/** Removes selected ads from their line items as a job, which can be undone until the first is sent. */
export function RemoveAds({ rows, onClose, onStarted }: RemoveAdsProps) {
  const { accountId, account } = useAccount();
  const start = useStartBulkJob(adWork);
  const reasons = useUnremovableKinds();
  const [notYet] = rows.flatMap(({ kind }) => reasons.get(kind) ?? []);
  return (
    <BulkDeleteDialog<AdItem>
      resource={ADS}
      items={planAdRemoval(rows)}
      accountName={account?.name ?? accountId}
      verb="remove"
      also={STAYS}
      notYet={notYet}
      onClose={onClose}
      onStart={(title, items) => {
        start({ title, items, grace: GRACE_MS });
        onStarted();
      }}
    />
  );
}

/** Removes one ad from its line item, with eight seconds to undo it. */
export function RemoveAd({ row, onRemoving }: { row: AdRow; onRemoving: () => void }) {
  const { accountId: account_id } = useAccount();
  const { kind, lineItemId, recordId } = row;
  const { reason } = usePermission(AD_REMOVALS[kind]);
  const post = useShowsMutation(promotedPosts.remove, lineItemId);
  const account = useShowsMutation(promotedAccounts.remove, lineItemId);
  const media = useShowsMutation(mediaCreatives.remove, lineItemId);
  const send: Readonly<Record<AdKind, () => Promise<unknown>>> = {
    post: () => post.mutateAsync({ account_id, promoted_post_id: recordId }),
    account: () => account.mutateAsync({ account_id, promoted_account_id: recordId }),
    media: () => media.mutateAsync({ account_id, media_creative_id: recordId }),
  };
  return (
    <DeleteButton
      what="ad"
      name={`the ad ${adName(row)}`}
      verb="remove"
      consequence={STAYS}
      graceKey={adGraceKey(row.id)}
      disabledReason={reason}
      onDeleting={onRemoving}
      send={send[kind]}
    />
  );
}
