"use client";

import { useCallback } from "react";
import { toast } from "@/components/ui/toast";
import { callEndpoint } from "@/lib/ads/call";
import { useAdsMutation, useScope } from "@/lib/ads/client";
import { type Campaign, get, update } from "@/lib/ads/endpoints/campaigns";
import { explainError } from "@/lib/ads/error-words";
import { isCallError, RefusedError } from "@/lib/ads/errors";
import {
  type CampaignChange,
  type Difference,
  isEmptyChange,
  tookEffect,
  touchedOnly,
  unasked,
  unheeded,
} from "@/lib/campaigns/change";
import { fieldName, valueInWords } from "@/lib/campaigns/field-words";
import type { Overlay } from "@/lib/campaigns/overlay";

/** Nothing is read anew after a change: its answer is the newest there is. */
const KEEP = { onSettled: () => {} };

/**
 * Saves a change of one campaign: shown at once, sent with the touched fields only, taken back with the reason
 * when the service refuses. Without an answer the campaign is looked up before anybody tries again.
 */
export function useSaveCampaign(accountId: string, overlay: Overlay) {
  const scope = useScope();
  const { mutateAsync } = useAdsMutation(update, KEEP);

  const look = useCallback(
    async (id: string) => {
      const answer = await callEndpoint(get, scope, { account_id: accountId, campaign_id: id });
      return answer.data;
    },
    [scope, accountId],
  );

  return useCallback(
    async function save(before: Campaign, wished: CampaignChange): Promise<void> {
      const change = touchedOnly(before, wished);
      if (isEmptyChange(change)) return;
      const forget = overlay.begin(before.id, change);
      try {
        const { data } = await mutateAsync({ account_id: accountId, campaign_id: before.id, ...change });
        overlay.answer([data]);
        pointOut(data, [...unheeded(data, change), ...unasked(before, data, change)]);
      } catch (error) {
        if (!isCallError(error)) throw error;
        const found =
          error instanceof RefusedError ? undefined : await look(before.id).catch(() => undefined);
        if (found) overlay.answer([found]);
        if (found && tookEffect(found, change)) {
          pointOut(found, unasked(before, found, change));
          return;
        }
        const words = explainError(error);
        toast({
          tone: "blocked",
          title: `${before.name} was not changed`,
          description: `${words.what}. ${words.why} ${found ? "A fresh look shows the old value." : words.next}`,
          action: { label: "Try again", onClick: () => void save(before, change) },
        });
      } finally {
        forget();
      }
    },
    [accountId, overlay, mutateAsync, look],
  );
}

function pointOut(campaign: Campaign, surprises: readonly Difference[]): void {
  if (surprises.length === 0) return;
  const list = surprises.map(
    ({ field, from, to }) =>
      `${fieldName(field)}: ${valueInWords(field, from, campaign.currency)} → ${valueInWords(field, to, campaign.currency)}`,
  );
  toast({
    tone: "attention",
    title: `The service also changed ${campaign.name}`,
    description: list.join("; "),
    duration: 0,
  });
}
