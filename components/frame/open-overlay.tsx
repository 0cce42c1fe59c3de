"use client";

import { useOverlays } from "@/components/shell/overlays";
import { useTypedAhead } from "@/components/shell/typed-ahead";
import { lateComponent } from "@/components/ui/late-component";

// Fetched when first opened: no page needs them to render.
const AccountSwitcher = lateComponent(() =>
  import("./account-switcher").then((file) => file.AccountSwitcher),
);
const Palette = lateComponent(() => import("./palette").then((file) => file.Palette));
const ShortcutSheet = lateComponent(() => import("./shortcut-sheet").then((file) => file.ShortcutSheet));

/** Draws the overlay that is open. */
export function OpenOverlay() {
  const { opened, close } = useOverlays();
  useTypedAhead(opened === "accounts" || opened === "palette", close);
  if (opened === "accounts") return <AccountSwitcher />;
  if (opened === "palette") return <Palette />;
  return opened === "shortcuts" ? <ShortcutSheet /> : null;
}
