"use client";

import { useEffect, useState } from "react";
import { LazyModule, useLazyModule } from "./lazy-module";
import type { SheetProps } from "./sheet-popup";
import { useMediaQuery } from "./use-media-query";

/** Beside the page's content, so that an open panel narrows the list rather than covering it. */
export const SHEET_OUTLET_ID = "sheet-outlet";

const popup = new LazyModule(() => import("./sheet-popup"));

/**
 * Details of one record in a panel of 440 px at the right. In a wide window the list beside it stays usable and keeps
 * the focus; in a narrow one the panel covers the page and takes the focus. Esc closes it.
 */
export function Sheet(props: SheetProps) {
  const wide = useMediaQuery("(min-width: 64rem)", true);
  // Undefined until looked up: a panel rendered over the page first would take the focus from the list.
  const [outlet, setOutlet] = useState<HTMLElement | null>();
  useEffect(() => setOutlet(document.getElementById(SHEET_OUTLET_ID)), []);
  const late = useLazyModule(popup, props.open);
  if (outlet === undefined || !late) return null;
  return <late.SheetPopup {...props} outlet={wide ? outlet : null} />;
}
