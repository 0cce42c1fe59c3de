"use client";

import { useCallback } from "react";
import type { EditAgain } from "@/components/ui/grid/edit/use-grid-edit";
import { tellNotChanged } from "@/components/ui/tell-not-changed";
import { toast } from "@/components/ui/toast";
import { callEndpoint } from "@/lib/ads/call";
import { KEEP_READS, useAdsMutation, useScope } from "@/lib/ads/client";
import { type Campaign, get, update } from "@/lib/ads/endpoints/campaigns";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import { type Difference, unheededChanges } from "@/lib/ads/unasked-changes";
import { type CampaignChange, isEmptyChange, tookEffect, touchedOnly, unasked } from "@/lib/campaigns/change";
import { fieldName } from "@/lib/campaigns/field-words";
import type { Overlay } from "@/lib/campaigns/overlay";
import { valueInWords } from "@/lib/field-values";

/** What became of a change. Where it was not kept, `old` says that a fresh look showed the old value. */
export type Saved =
  | { readonly state: "kept" }
  | { readonly state: "not-kept"; readonly error: CallError; readonly old: boolean };

export type SaveCampaign = (before: Campaign, wished: CampaignChange) => Promise<Saved>;

/**
 * Saves a change of one campaign: shown at once, sent with the touched fields only, taken back when the service
 * refuses. Without an answer the campaign is looked up before anybody tries again. `attempt` leaves it to the
 * caller to say what went wrong; `save` says it.
 */
export function useSaveCampaign(accountId: string, overlay: Overlay) {
  const scope = useScope();
  // Nothing is read anew after a change: its answer is the newest there is.
  const { mutateAsync } = useAdsMutation(update, KEEP_READS);

  const look = useCallback(
    async (id: string) => {
      const answer = await callEndpoint(get, scope, { account_id: accountId, campaign_id: id });
      return answer.data;
    },
    [scope, accountId],
  );

  const attempt: SaveCampaign = useCallback(
    async (before, wished) => {
      const change = touchedOnly(before, wished);
      if (isEmptyChange(change)) return { state: "kept" };
      const forget = overlay.begin([{ id: before.id, change }]);
      try {
        const { data } = await mutateAsync({ account_id: accountId, campaign_id: before.id, ...change });
        overlay.answer([data]);
        pointOut(data, [...unheededChanges(data, change), ...unasked(before, data, change)]);
        return { state: "kept" };
      } catch (error) {
        if (!isCallError(error)) throw error;
        const found =
          error instanceof RefusedError ? undefined : await look(before.id).catch(() => undefined);
        if (found) overlay.answer([found]);
        if (!found || !tookEffect(found, change)) {
          return { state: "not-kept", error, old: found !== undefined };
        }
        pointOut(found, unasked(before, found, change));
        return { state: "kept" };
      } finally {
        forget();
      }
    },
    [accountId, overlay, mutateAsync, look],
  );

  const save = useCallback(
    async function save(before: Campaign, wished: CampaignChange, editAgain?: EditAgain): Promise<void> {
      const saved = await attempt(before, wished);
      if (saved.state === "kept") return;
      tellNotChanged({
        title: `${before.name} was not changed`,
        error: saved.error,
        old: saved.old,
        tryAgain: () => void save(before, wished, editAgain),
        editAgain,
      });
    },
    [attempt],
  );
  return { attempt, save };
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
