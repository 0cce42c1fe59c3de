"use client";

import { createContext, type ReactNode, type RefObject, useContext, useState } from "react";
import { Late, useLate } from "./late";

const WritesContext = createContext<ReactNode>(null);

/** What stands on top of every dialog that writes, so that nobody writes to the wrong place. */
export const DialogBandProvider = WritesContext;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence: what this does. Read out with the title. */
  description?: ReactNode;
  /** The dialog changes something: it carries the band of where. */
  writes?: boolean;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  width?: "narrow" | "regular" | "wide";
  /** Where the focus goes first, if not to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const popup = new Late(() => import("./dialog-popup"));

/** Asks or tells something in front of the page. Esc and a click beside it close it. */
export function Dialog({ writes, ...props }: DialogProps) {
  const band = useContext(WritesContext);
  const everOpened = useEver(props.open);
  const late = useLate(popup, everOpened);
  return everOpened && late ? <late.DialogPopup {...props} band={writes ? band : null} /> : null;
}

/** Whether something was ever so: what has been open once stays, to close with its motion. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
