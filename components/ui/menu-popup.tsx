"use client";

import { Menu } from "@base-ui/react/menu";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names";
import { focusAfter } from "./focus-after";

export { Menu as MenuParts };

export const menuPopupClass =
  "max-h-[var(--available-height)] min-w-44 overflow-y-auto rounded-md bg-surface-raised p-1 text-text shadow-overlay outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

interface MenuPopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button it opened from. */
  anchor: HTMLElement | null;
  /** Opened by a key: the first item takes the focus. */
  byKeyboard: boolean;
  align: "start" | "center" | "end";
  side: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}

/** Whether a dialog covers the button: one opened from the menu has the focus by now. */
function isUnderDialog(button: HTMLElement | null): boolean {
  const uppermost = [...document.querySelectorAll("[data-modal][data-open]")].at(-1);
  return uppermost !== undefined && !uppermost.contains(button);
}

/** The menu's list; `Menu` fetches it when one is about to open. */
export function MenuPopup({ open, onOpenChange, anchor, byKeyboard, align, side, children }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || !byKeyboard) return;
    const frame = requestAnimationFrame(() =>
      popup.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [open, byKeyboard]);
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Menu.Popup
            ref={popup}
            // A list longer than the window scrolls, also by keys before any item is highlighted.
            tabIndex={0}
            finalFocus={() => !isUnderDialog(anchor) && focusAfter(popup.current, anchor)}
            className={classNames(menuPopupClass, "max-w-80")}
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
