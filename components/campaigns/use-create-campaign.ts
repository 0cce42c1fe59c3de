"use client";

import { useCallback, useState } from "react";
import { callEndpoint } from "@/lib/ads/call";
import { useAdsMutation, useScope } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { create, list } from "@/lib/ads/endpoints/campaigns";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import type { CreateCampaign } from "@/lib/campaigns/new-campaign";

export type Created =
  | { readonly state: "created"; readonly campaign: Campaign }
  | { readonly state: "refused"; readonly error: RefusedError }
  /** No usable answer; a fresh look found no such campaign, so it may be sent again. */
  | { readonly state: "not-there"; readonly error: CallError }
  /** No usable answer, and looking did not help either: it may or may not exist. */
  | { readonly state: "unknown"; readonly error: CallError };

const KEEP = { onSettled: () => {} };

/** Creates a campaign once: without an answer it looks for the campaign instead of sending again. */
export function useCreateCampaign() {
  const scope = useScope();
  const [busy, setBusy] = useState(false);
  const { mutateAsync } = useAdsMutation(create, KEEP);
  const send = useCallback(
    async (input: CreateCampaign): Promise<Created> => {
      // Clocks differ: a campaign of this name from the last minutes is taken for the one just sent.
      const since = Date.now() - 5 * 60_000;
      setBusy(true);
      try {
        return { state: "created", campaign: (await mutateAsync(input)).data };
      } catch (error) {
        if (!isCallError(error)) throw error;
        if (error instanceof RefusedError && error.status < 500) return { state: "refused", error };
        const look = { account_id: input.account_id, q: input.name, with_draft: true };
        const found = await callEndpoint(list, scope, look).catch(() => undefined);
        if (!found) return { state: "unknown", error };
        const campaign = found.data.find(
          ({ name, created_at }) => name === input.name && Date.parse(created_at) >= since,
        );
        return campaign ? { state: "created", campaign } : { state: "not-there", error };
      } finally {
        setBusy(false);
      }
    },
    [mutateAsync, scope],
  );
  return { send, busy };
}
