import { useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { adsWholeList, useScope, type WholeList } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";
import { withPartInSight } from "@/lib/campaigns/parts-in-sight";
import { startOf, waitsForStart } from "@/lib/delivery/delivery";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { groupedBy } from "@/lib/lists/arrange";

/**
 * When scheduled campaigns start. Campaigns have no dates, so line items are read; in a list of more than 200
 * scheduled campaigns, those in view first.
 */
export function useCampaignStarts(accountId: string, campaigns: readonly Campaign[]) {
  const scope = useScope();
  const waiting = useMemo(() => campaigns.filter(waitsForStart).map(({ id }) => id), [campaigns]);
  const [parts, setParts] = useState<readonly (readonly string[])[]>([]);
  /** Registers the rows in view, by their ids. */
  const look = useCallback(
    (sight: readonly string[]) => setParts((before) => withPartInSight(before, sight, waiting, IDS_MAX)),
    [waiting],
  );
  const items = useQueries({
    queries: parts.map((part) => adsWholeList(list, scope, lineItemsInput(accountId, part))),
    combine: allItems,
  });
  // Recomputed only for an answer, not for a further request.
  const starts = useMemo(() => startsOf(items), [items]);
  const startsAt = useCallback((id: string) => starts.get(id), [starts]);
  return { startsAt, look };
}

const allItems = (answers: readonly { readonly data: WholeList<LineItem> | undefined }[]) =>
  answers.flatMap(({ data }) => data?.records ?? []);

/** The starts of campaigns by their ids. */
function startsOf(items: readonly LineItem[]) {
  const now = Date.now();
  const byCampaign = groupedBy(items, ({ campaign_id }) => campaign_id);
  return new Map([...byCampaign].map(([id, own]) => [id, startOf(own, now)]));
}
