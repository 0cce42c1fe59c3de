"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";

/** The overlays of every page. One at a time. */
type OverlayName = "accounts" | "palette" | "shortcuts";

interface Overlays {
  readonly opened: OverlayName | undefined;
  readonly open: (name: OverlayName) => void;
  readonly close: () => void;
}

const OverlaysContext = createContext<Overlays | undefined>(undefined);

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
