"use client";

import type { ReactElement } from "react";
import { LazyModule, useLazyModule } from "./lazy-module";
import { type TriggerProps, useOpener } from "./opener";
import type { PopoverContent, PopoverPopupProps } from "./popover-popup";

const popup = new LazyModule(() => import("./popover-popup"));

interface PopoverProps extends PopoverContent {
  /** The button that opens it; it takes a ref and props. */
  trigger: ReactElement<TriggerProps>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A few controls over the page, from a button. */
export function Popover({ trigger, open, onOpenChange, ...content }: PopoverProps) {
  const opener = useOpener(trigger, "dialog", { open, onOpenChange });
  const late = useLazyModule(popup, opener.wanted);
  return (
    <>
      {opener.trigger}
      {late && (
        <late.PopoverPopup open={open} onOpenChange={onOpenChange} anchor={opener.anchor} {...content} />
      )}
    </>
  );
}

/** The same over any element of the page that opens it in its own way. */
export function AnchoredPopover(props: PopoverPopupProps) {
  const late = useLazyModule(popup, props.open);
  return late ? <late.PopoverPopup {...props} /> : null;
}
