"use client";

import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import type { NavigationSheetProps } from "./navigation-sheet-popup";

const popup = new LazyModule(() => import("./navigation-sheet-popup"));

/** The navigation in front of a narrow page. */
export function NavigationSheet(props: NavigationSheetProps) {
  const late = useLazyModule(popup, props.open);
  return late ? <late.NavigationSheetPopup {...props} /> : null;
}
