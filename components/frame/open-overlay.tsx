"use client";

import dynamic from "next/dynamic";
import { useOverlays } from "@/components/shell/overlays";

// Fetched when first opened: no page needs them to be drawn.
const AccountSwitcher = dynamic(() => import("./account-switcher").then((file) => file.AccountSwitcher), {
  loading: () => null,
});
const Palette = dynamic(() => import("./palette").then((file) => file.Palette), { loading: () => null });
const ShortcutSheet = dynamic(() => import("./shortcut-sheet").then((file) => file.ShortcutSheet), {
  loading: () => null,
});

/** Draws the overlay that is open. */
export function OpenOverlay() {
  const { opened } = useOverlays();
  if (opened === "accounts") return <AccountSwitcher />;
  if (opened === "palette") return <Palette />;
  return opened === "shortcuts" ? <ShortcutSheet /> : null;
}
