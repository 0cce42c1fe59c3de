"use client";

import { useCallback, useEffect, useRef } from "react";
import { PANEL_PARAMETERS } from "@/lib/grid/saved-views";

export type WritePanel = (id: string | null, options: { readonly history: "push" | "replace" }) => unknown;

/**
 * How the address changes with the panel that it names. Opening one is a history entry of its own, so that Back closes
 * it, on phones too, where it covers the screen; going on to the next one replaces the entry. Closing goes back, so
 * that Forward opens it again and Back never leads to the same list twice. Without an entry to go back to, after a
 * reload or a change of sort or filter, closing leaves the address as it is.
 *
 * @param name of the parameter of the address
 * @param open what the address names now
 * @returns opens the panel of a record, or closes it with null
 */
export function usePanelStep(name: string, open: string | null, write: WritePanel) {
  /** The address before the last opening. */
  const below = useRef<string>(undefined);
  const going = useRef(false);
  useEffect(() => {
    if (open === null) going.current = false;
  }, [open]);
  return useCallback(
    (next: string | null) => {
      // Going back takes a moment, during which closing may be requested again.
      if (next === null && going.current) return;
      const { shown, others } = addressWithout(name);
      if (next === null && shown && others === below.current) {
        going.current = true;
        window.history.back();
        return;
      }
      const opens = open === null && next !== null;
      if (opens) below.current = others;
      write(next, { history: opens ? "push" : "replace" });
    },
    [name, open, write],
  );
}

/** Whether the address has a parameter, and the address without it and the parameters of its panel. */
function addressWithout(name: string) {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  const shown = params.has(name);
  for (const each of [name, ...PANEL_PARAMETERS]) params.delete(each);
  return { shown, others: `${pathname}?${params}` };
}
