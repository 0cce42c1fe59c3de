"use client";

import { del, get, set } from "idb-keyval";
import { useCallback, useEffect, useState } from "react";
import { useScope } from "@/lib/ads/client";

interface Unfinished<Form> {
  readonly form: Form;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * A form that was not finished, stored on this device so that a closed tab loses nothing.
 *
 * @param what the form is for, "new-campaign"; an account has one of each
 */
export function useUnfinished<Form>(what: string, accountId: string) {
  const { environment } = useScope();
  const key = `${what} ${environment} ${accountId}`;
  /** Undefined until storage has answered, null when nothing was left unfinished. */
  const [found, setFound] = useState<Unfinished<Form> | null>();
  useEffect(() => {
    get<Unfinished<Form>>(key).then(
      (stored) => setFound(stored ?? null),
      () => setFound(null),
    );
  }, [key]);
  // Without storage the form works as well; its input is just not stored.
  const store = useCallback((form: Form) => set(key, { form, at: Date.now() }).catch(() => {}), [key]);
  const forget = useCallback(() => del(key).catch(() => {}), [key]);
  return { found, store, forget };
}
