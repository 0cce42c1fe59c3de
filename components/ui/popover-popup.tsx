"use client";

import { Popover as Base } from "@base-ui/react/popover";
import type { PopoverPopupProps } from "./popover";

/** The popover itself; `Popover` and `AnchoredPopover` fetch it when one opens. */
export function PopoverPopup({
  open,
  onOpenChange,
  anchor,
  title,
  label,
  className,
  children,
}: PopoverPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" sideOffset={4} collisionPadding={8} className="z-50">
          <Base.Popup
            aria-label={label}
            finalFocus={() => anchor}
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
