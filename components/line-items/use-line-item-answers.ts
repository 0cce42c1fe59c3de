import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAccount } from "@/components/shell/account";
import { callEndpoint } from "@/lib/ads/call";
import { useScope } from "@/lib/ads/client";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { overlayOf } from "@/lib/campaigns/overlay";
import { putLineItem } from "./line-item-lists";

/**
 * Tells every list what the service answered about a line item. Whether its campaign serves hangs on it too, so
 * that is looked up; where it cannot be, the next reading of the campaigns shows it.
 */
export function useLineItemAnswers(): (item: LineItem) => void {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  return useCallback(
    (item) => {
      putLineItem(client, scope, accountId, item);
      const which = { account_id: accountId, campaign_id: item.campaign_id, with_deleted: true };
      callEndpoint(campaigns.get, scope, which).then(
        ({ data }) => {
          if (!data.deleted) overlayOf(scope.environment, accountId).answer([data]);
        },
        () => {},
      );
    },
    [client, scope, accountId],
  );
}
