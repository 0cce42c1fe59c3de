import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { adsWholeList, useAdsList, useScope } from "@/lib/ads/client";
import { FIRST_PAGE } from "@/lib/ads/endpoint";
import * as campaignEndpoints from "@/lib/ads/endpoints/campaigns";
import { type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { campaignsInput } from "@/lib/campaigns/campaign-lists";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import type { CopyTarget } from "@/lib/copying/plan-copies";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { lineItemName } from "@/lib/line-items/line-item-words";
import type { CopiedRecords } from "./use-copied-tree";

/** Where copies of line items are created. */
export interface LineItemsInto {
  /** The account's campaigns that copies can be created in. */
  readonly campaigns: readonly campaignEndpoints.Campaign[];
  readonly reading: boolean;
  readonly campaignOf: (
    item: LineItem,
  ) => (CopyTarget & Pick<campaignEndpoints.Campaign, "currency">) | undefined;
  /** The names of a campaign's line items. */
  readonly namesIn: (campaignId: string) => ReadonlySet<string>;
  /** Everything that copies need is known. */
  readonly complete: boolean;
}

const NO_ITEMS: readonly LineItem[] = [];
const NONE: ReadonlySet<string> = new Set();

/**
 * The campaigns that copies of line items are created in, with the names that are taken there.
 *
 * @param accountId the account that they are created in
 * @param campaignId one campaign for all copies; empty for that of each model
 */
export function useLineItemsInto(
  copied: CopiedRecords,
  accountId: string,
  campaignId: string,
): LineItemsInto {
  const scope = useScope();
  const items = copied.kind === "line-items" ? copied.items : NO_ITEMS;
  const { records: campaigns, complete } = useAdsList(
    campaignEndpoints.list,
    campaignsInput(accountId, { withDeleted: false, sort: CAMPAIGN_RECORDS.usualSort }),
    { enabled: items.length > 0, firstCount: FIRST_PAGE },
  );
  const ids =
    campaignId === "" ? [...new Set(items.map(({ campaign_id }) => campaign_id))].sort() : [campaignId];
  const siblings = useQuery({
    ...adsWholeList(list, scope, lineItemsInput(accountId, ids)),
    enabled: items.length > 0,
  });
  return useMemo(() => {
    const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
    const names = new Map<string, Set<string>>();
    for (const item of siblings.data?.records ?? []) {
      const taken = names.get(item.campaign_id) ?? new Set();
      names.set(item.campaign_id, taken.add(lineItemName(item)));
    }
    return {
      campaigns: campaigns.filter(({ deleted }) => !deleted),
      reading: !complete,
      campaignOf: (item) => byId.get(campaignId || item.campaign_id),
      namesIn: (id) => names.get(id) ?? NONE,
      complete: complete && siblings.data !== undefined,
    };
  }, [campaigns, complete, siblings.data, campaignId]);
}
