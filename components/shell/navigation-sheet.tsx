"use client";

import type { ReactNode } from "react";
import { Late, useLate } from "@/components/ui/late";

export interface NavigationSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

const popup = new Late(() => import("./navigation-sheet-popup"));

/** The navigation in front of a narrow page. */
export function NavigationSheet(props: NavigationSheetProps) {
  const late = useLate(popup, props.open);
  return late ? <late.NavigationSheetPopup {...props} /> : null;
}
