"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useMediaQuery } from "@/components/ui/use-media-query";

const OnPhoneContext = createContext(false);

/** Says whether the page is made for a phone, so that the server draws its lists as the phone will. */
export function OnPhone({ phone, children }: { phone: boolean; children: ReactNode }) {
  return <OnPhoneContext value={phone}>{children}</OnPhoneContext>;
}

/**
 * True on windows too narrow for columns, where rows become cards, of every list and grid. The same width is `md` in
 * classes.
 */
export const useNarrow = (): boolean => useMediaQuery("(max-width: 47.99rem)", useContext(OnPhoneContext));
