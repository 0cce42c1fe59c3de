"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import type { DialogProps } from "./dialog-popup";
import { LazyModule, useLazyModule } from "./lazy-module";

const WritesContext = createContext<ReactNode>(null);

/** Shown on top of every dialog that writes, so that nothing is written to the wrong place. */
export const DialogBandProvider = WritesContext;

const popup = new LazyModule(() => import("./dialog-popup"));

/** A dialog over the page. Esc and a click outside close it. */
export function Dialog({ writes, ...props }: DialogProps) {
  const band = useContext(WritesContext);
  const everOpened = useEver(props.open);
  const late = useLazyModule(popup, everOpened);
  return everOpened && late ? <late.DialogPopup {...props} band={writes ? band : null} /> : null;
}

/** Whether it was ever true: a dialog stays mounted after it was open, to animate its closing. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
