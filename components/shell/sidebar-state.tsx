"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { SIDEBAR_COOKIE } from "./sidebar-cookie";

interface SidebarState {
  /** Narrow, icons only; on wide windows. */
  readonly collapsed: boolean;
  readonly setCollapsed: (collapsed: boolean) => void;
  /** In front of the page; on narrow windows. */
  readonly sheetOpen: boolean;
  readonly openSheet: () => void;
  readonly closeSheet: () => void;
}

const SidebarContext = createContext<SidebarState | undefined>(undefined);

const YEAR_MS = 365 * 86_400_000;

/** Browsers without the Cookie Store API forget the choice with the tab. */
async function store(collapsed: boolean): Promise<void> {
  if (!("cookieStore" in window)) return;
  await cookieStore.set({
    name: SIDEBAR_COOKIE,
    value: collapsed ? "collapsed" : "open",
    expires: Date.now() + YEAR_MS,
    sameSite: "lax",
  });
}

export function SidebarProvider({
  collapsed: initial,
  children,
}: {
  collapsed: boolean;
  children: ReactNode;
}) {
  const [collapsed, setState] = useState(initial);
  const [sheetOpen, setSheetOpen] = useState(false);
  const setCollapsed = useCallback((next: boolean) => {
    setState(next);
    void store(next);
  }, []);
  const openSheet = useCallback(() => setSheetOpen(true), []);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const value = useMemo(
    () => ({ collapsed, setCollapsed, sheetOpen, openSheet, closeSheet }),
    [collapsed, setCollapsed, sheetOpen, openSheet, closeSheet],
  );
  return <SidebarContext value={value}>{children}</SidebarContext>;
}

export function useSidebar(): SidebarState {
  const sidebar = useContext(SidebarContext);
  if (!sidebar) throw new Error("No sidebar: the component stands outside of the dashboard's frame");
  return sidebar;
}
