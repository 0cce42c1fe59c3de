"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import type { DialogProps } from "./dialog-popup";
import { LazyModule, useLazyModule } from "./lazy-module";

const WritesContext = createContext<ReactNode>(null);

/** Shown on top of every dialog that writes, so that nothing is written to the wrong place. */
export const DialogBandProvider = WritesContext;

const popup = new LazyModule(() => import("./dialog-popup"));

/** Asks or shows something in front of the page. Esc and a click beside it close it. */
export function Dialog({ writes, ...props }: DialogProps) {
  const band = useContext(WritesContext);
  const everOpened = useEver(props.open);
  const late = useLazyModule(popup, everOpened);
  return everOpened && late ? <late.DialogPopup {...props} band={writes ? band : null} /> : null;
}

/** Whether something was ever so: what has been open once stays, to close with its motion. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
