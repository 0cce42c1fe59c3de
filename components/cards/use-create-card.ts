"use client";

import { useCallback } from "react";
import { callEndpoint } from "@/lib/ads/call";
import { useAdsMutation, useScope } from "@/lib/ads/client";
import { type CardBody, create, list } from "@/lib/ads/endpoints/cards";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import type { Card } from "@/lib/cards/duplicate-card";

export type Created =
  | { readonly state: "created"; readonly card: Card }
  | { readonly state: "refused"; readonly error: RefusedError }
  /** No usable answer; a fresh look found no such card, so it may be sent again. */
  | { readonly state: "not-there"; readonly error: CallError }
  /** No usable answer, and looking did not help either: it may or may not exist. */
  | { readonly state: "unknown"; readonly error: CallError };

/** Creates a card once: without an answer it looks for the card instead of sending again. */
export function useCreateCard(accountId: string) {
  const scope = useScope();
  const { mutateAsync } = useAdsMutation(create);
  return useCallback(
    async (body: CardBody): Promise<Created> => {
      // Clocks differ: a card of this name from the last minutes is taken for the one just sent.
      const since = Date.now() - 5 * 60_000;
      try {
        return { state: "created", card: (await mutateAsync({ account_id: accountId, body })).data };
      } catch (error) {
        if (!isCallError(error)) throw error;
        if (error instanceof RefusedError && error.status < 500) return { state: "refused", error };
        const found = await callEndpoint(list, scope, { account_id: accountId, q: body.name }).catch(
          () => undefined,
        );
        if (!found) return { state: "unknown", error };
        const card = found.data.find(
          ({ name, created_at }) => name === body.name && Date.parse(created_at) >= since,
        );
        return card ? { state: "created", card } : { state: "not-there", error };
      }
    },
    [mutateAsync, scope, accountId],
  );
}
