import { useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { adsWholeList, useScope, type WholeList } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { IDS_MAX } from "@/lib/ads/params";
import { withPartInSight } from "@/lib/campaigns/parts-in-sight";
import { startOf, waitsForStart } from "@/lib/delivery/delivery";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";

/**
 * When scheduled campaigns begin to serve. A campaign has no dates of its own, so line items are read: of 200 scheduled
 * campaigns in one list, those in sight first.
 */
export function useCampaignStarts(accountId: string, campaigns: readonly Campaign[]) {
  const scope = useScope();
  const waiting = useMemo(() => campaigns.filter(waitsForStart).map(({ id }) => id), [campaigns]);
  const [parts, setParts] = useState<readonly (readonly string[])[]>([]);
  /** Takes the rows in sight, by their ids. */
  const look = useCallback(
    (sight: readonly string[]) => setParts((before) => withPartInSight(before, sight, waiting, IDS_MAX)),
    [waiting],
  );
  const starts = useQueries({
    queries: parts.map((part) => adsWholeList(list, scope, lineItemsInput(accountId, part))),
    combine: startsOf,
  });
  const startsAt = useCallback((id: string) => starts.get(id), [starts]);
  return { startsAt, look };
}

/** The starts of campaigns by their ids. Outside, so that it is worked out again only when an answer comes. */
function startsOf(answers: readonly { readonly data: WholeList<LineItem> | undefined }[]) {
  const now = Date.now();
  const items = new Map<string, LineItem[]>();
  for (const item of answers.flatMap(({ data }) => data?.records ?? [])) {
    const others = items.get(item.campaign_id);
    if (others) others.push(item);
    else items.set(item.campaign_id, [item]);
  }
  return new Map([...items].map(([id, own]) => [id, startOf(own, now)]));
}
