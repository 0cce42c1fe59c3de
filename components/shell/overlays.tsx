"use client";

import dynamic from "next/dynamic";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";

/** What opens in front of every page. One at a time. */
export type OverlayName = "accounts" | "palette" | "shortcuts";

interface Overlays {
  readonly opened: OverlayName | undefined;
  readonly open: (name: OverlayName) => void;
  readonly close: () => void;
}

const OverlaysContext = createContext<Overlays | undefined>(undefined);

// Fetched when first opened: no page needs them to be drawn.
const AccountSwitcher = dynamic(() => import("./account-switcher").then((file) => file.AccountSwitcher), {
  loading: () => null,
});
const Palette = dynamic(() => import("./palette").then((file) => file.Palette), { loading: () => null });
const ShortcutSheet = dynamic(() => import("./shortcut-sheet").then((file) => file.ShortcutSheet), {
  loading: () => null,
});

export function OverlaysProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OverlayName>();
  const open = useCallback((name: OverlayName) => setOpened(name), []);
  const close = useCallback(() => setOpened(undefined), []);
  const value = useMemo(() => ({ opened, open, close }), [opened, open, close]);
  return <OverlaysContext value={value}>{children}</OverlaysContext>;
}

export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (!overlays) throw new Error("No overlays: the component stands outside of the dashboard's frame");
  return overlays;
}

/** Draws the overlay that is open. */
export function OpenOverlay() {
  const { opened } = useOverlays();
  if (opened === "accounts") return <AccountSwitcher />;
  if (opened === "palette") return <Palette />;
  return opened === "shortcuts" ? <ShortcutSheet /> : null;
}
