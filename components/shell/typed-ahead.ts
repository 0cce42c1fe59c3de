"use client";

import { useLayoutEffect } from "react";

/** Keys typed for an input that is not shown yet; undefined while none is awaited. */
let typed: string | undefined;

/** Returns what was typed ahead, once, for the input that now has the focus. */
export function takeTypedAhead(): string {
  const ahead = typed ?? "";
  typed = undefined;
  return ahead;
}

/**
 * Collects keystrokes from the moment a list to type into is requested until its field has the focus: people type on
 * while its code is fetched. Nothing else handles those keys.
 *
 * @param awaited the list is requested or open
 * @param onGiveUp called for Escape before the list has loaded
 */
export function useTypedAhead(awaited: boolean, onGiveUp: () => void): void {
  useLayoutEffect(() => {
    if (!awaited) return;
    typed = "";
    const collect = (event: KeyboardEvent) => {
      const { key } = event;
      if (typed === undefined) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key === "Escape") onGiveUp();
      else if (key === "Backspace") typed = typed.slice(0, -1);
      else if ([...key].length === 1) typed += key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", collect, true);
    return () => {
      document.removeEventListener("keydown", collect, true);
      typed = undefined;
    };
  }, [awaited, onGiveUp]);
}
