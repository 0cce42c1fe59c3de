"use client";

import { Late, useLate } from "@/components/ui/late";
import type { NavigationSheetProps } from "./navigation-sheet-popup";

const popup = new Late(() => import("./navigation-sheet-popup"));

/** The navigation in front of a narrow page. */
export function NavigationSheet(props: NavigationSheetProps) {
  const late = useLate(popup, props.open);
  return late ? <late.NavigationSheetPopup {...props} /> : null;
}
