import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAccount } from "@/components/shell/account";
import { callEndpoint } from "@/lib/ads/call";
import { useScope } from "@/lib/ads/client";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Scope } from "@/lib/ads/scope";
import { CAMPAIGN_LISTS } from "@/lib/campaigns/campaign-lists";
import { LINE_ITEM_LISTS } from "@/lib/line-items/line-item-lists";
import { putRecords } from "@/lib/records/record-lists";

/** Updates every cached list from the service's answers about line items, and the affected campaigns. */
export function takeAnswers(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  items: readonly LineItem[],
): void {
  if (items.length === 0) return;
  putRecords(client, scope, accountId, LINE_ITEM_LISTS, items);
  lookAtCampaigns(client, scope, accountId, items);
}

/**
 * Whether campaigns serve depends on their line items, so those of changed ones are looked up; if they cannot be, the
 * next read of the campaigns shows it.
 */
export function lookAtCampaigns(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  items: readonly LineItem[],
): void {
  const ids = [...new Set(items.map(({ campaign_id }) => campaign_id))];
  callEndpoint(campaigns.list, scope, {
    account_id: accountId,
    campaign_ids: ids,
    count: ids.length,
    with_draft: true,
  }).then(
    ({ data }) => putRecords(client, scope, accountId, CAMPAIGN_LISTS, data),
    () => {},
  );
}

/** Updates every list of the account from an answer about a line item, and its campaigns. */
export function useLineItemAnswers(): (item: LineItem) => void {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  return useCallback((item) => takeAnswers(client, scope, accountId, [item]), [client, scope, accountId]);
}
