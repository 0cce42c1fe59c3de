"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useMediaQuery } from "@/components/ui/use-media-query";

const OnPhoneContext = createContext(false);

/** Whether the page is rendered for a phone, so that the server renders its lists like the phone. */
export function OnPhone({ phone, children }: { phone: boolean; children: ReactNode }) {
  return <OnPhoneContext value={phone}>{children}</OnPhoneContext>;
}

/**
 * True in windows too narrow for columns, where rows become cards, in every list and grid. The same width is `md` in
 * classes.
 */
export const useNarrow = (): boolean => useMediaQuery("(max-width: 47.99rem)", useContext(OnPhoneContext));
