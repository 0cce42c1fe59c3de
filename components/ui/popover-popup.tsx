"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { type FocusEvent, type ReactNode, type RefObject, useRef } from "react";
import { FOCUS_GUARD, focusAfter } from "./focus-after";

export interface PopoverContent {
  /** Its heading; without one it needs a `label`. */
  title?: ReactNode;
  label?: string;
  className: string;
  children: ReactNode;
}

export interface PopoverPopupProps extends PopoverContent {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  anchor: HTMLElement | null;
  /** Gets the focus once it is closed; by default its anchor. */
  returnTo?: RefObject<HTMLElement | null>;
}

/** The popover itself; `Popover` and `AnchoredPopover` fetch it when one opens. */
export function PopoverPopup({
  open,
  onOpenChange,
  anchor,
  returnTo,
  title,
  label,
  className,
  children,
}: PopoverPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  // It is at the end of the document: to tab out would leave the page, so it closes instead.
  const closeAtEnd = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (currentTarget.contains(target) && relatedTarget?.hasAttribute(FOCUS_GUARD)) onOpenChange(false);
  };
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" sideOffset={4} collisionPadding={8} className="z-50">
          <Base.Popup
            ref={popup}
            aria-label={label}
            finalFocus={() => focusAfter(popup.current, returnTo?.current ?? anchor)}
            onBlur={closeAtEnd}
            className={`rounded-md bg-surface-raised text-text shadow-overlay outline-none ${className}`}
          >
            {title && <Base.Title className="font-semibold text-lg">{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
