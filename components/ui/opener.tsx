"use client";

import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useState,
} from "react";

/** The props that the button of a popup must accept. */
export interface TriggerProps extends HTMLAttributes<HTMLElement> {
  readonly "data-popup-open"?: "" | undefined;
  readonly ref?: ((element: HTMLElement | null) => void) | undefined;
}

/**
 * A button that opens a lazily loaded popup: the button works from the first moment, and the popup follows once
 * loaded.
 */
export function useOpener(
  trigger: ReactElement<TriggerProps>,
  kind: "menu" | "dialog",
  controlled?: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void },
) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openHere, setOpenHere] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const open = controlled?.open ?? openHere;
  if (open && !everOpened) setEverOpened(true);
  const setOpen = (next: boolean) => {
    setOpenHere(next);
    controlled?.onOpenChange(next);
  };
  const { onClick, onKeyDown } = trigger.props;
  return {
    anchor,
    open,
    setOpen,
    byKeyboard,
    /** The popup's code is needed. */
    wanted: everOpened,
    trigger: cloneElement(trigger, {
      ref: setAnchor,
      "aria-haspopup": kind,
      "aria-expanded": open,
      "data-popup-open": open ? "" : undefined,
      onClick: (event: MouseEvent<HTMLElement>) => {
        onClick?.(event);
        setByKeyboard(event.detail === 0);
        setOpen(!open);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        onKeyDown?.(event);
        if (kind !== "menu" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
        event.preventDefault();
        setByKeyboard(true);
        setOpen(true);
      },
    }),
  };
}
