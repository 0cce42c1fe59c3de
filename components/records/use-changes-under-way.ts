import { useMemo } from "react";
import { useStore } from "@/components/ui/use-store";
import { useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { campaignsUnderWay } from "@/lib/campaigns/campaign-lists";
import { campaignWithChange } from "@/lib/campaigns/change";
import { type PendingChanges, pendingById } from "@/lib/records/pending-changes";

/**
 * Records with the changes under way applied: shown before the service answers.
 *
 * @param withChange applies a change to its record; memoize it
 */
export function useChangesUnderWay<Record extends { readonly id: string }, Change extends object>(
  records: readonly Record[],
  underWay: PendingChanges<Change>,
  withChange: (record: Record, change: Change) => Record,
): readonly Record[] {
  const changed = useStore(underWay.store);
  return useMemo(() => {
    if (changed.length === 0) return records;
    const changes = pendingById(changed);
    return records.map((record) => {
      const change = changes.get(record.id);
      return change ? withChange(record, change) : record;
    });
  }, [records, changed, withChange]);
}

/** The campaigns with the changes that are under way. */
export function useCampaignsUnderWay(accountId: string, campaigns: readonly Campaign[]): readonly Campaign[] {
  const { environment } = useScope();
  return useChangesUnderWay(campaigns, campaignsUnderWay(environment, accountId), campaignWithChange);
}
