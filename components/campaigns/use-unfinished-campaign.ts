"use client";

import { del, get, set } from "idb-keyval";
import { useCallback, useEffect, useState } from "react";
import { useScope } from "@/lib/ads/client";
import type { NewCampaign } from "@/lib/campaigns/new-campaign";

interface Unfinished {
  readonly form: NewCampaign;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The form that was not finished, kept on this device so that a closed tab loses nothing. */
export function useUnfinishedCampaign(accountId: string) {
  const { environment } = useScope();
  const key = `new-campaign ${environment} ${accountId}`;
  /** Undefined until storage has answered, null when nothing was left unfinished. */
  const [found, setFound] = useState<Unfinished | null>();
  useEffect(() => {
    get<Unfinished>(key).then(
      (stored) => setFound(stored ?? null),
      () => setFound(null),
    );
  }, [key]);
  // Without storage the form works all the same; it only is not kept.
  const keep = useCallback((form: NewCampaign) => set(key, { form, at: Date.now() }).catch(() => {}), [key]);
  const forget = useCallback(() => del(key).catch(() => {}), [key]);
  return { found, keep, forget };
}
