import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAccount } from "@/components/shell/account";
import { useScope } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { takeAnswers } from "./take-answers";

/** Tells every list of the account, and its campaigns, what the service answered about a line item. */
export function useLineItemAnswers(): (item: LineItem) => void {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  return useCallback((item) => takeAnswers(client, scope, accountId, [item]), [client, scope, accountId]);
}
