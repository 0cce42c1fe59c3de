"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactNode, RefObject } from "react";

interface TooltipPopupProps {
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
  side: "top" | "right" | "bottom" | "left";
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The tooltip itself; `Tooltip` fetches it for the first one. */
export function TooltipPopup({
  onClose,
  anchor,
  side,
  onPointerEnter,
  onPointerLeave,
  children,
}: TooltipPopupProps) {
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup
            onPointerEnter={onPointerEnter}
            onPointerLeave={onPointerLeave}
            className="max-w-72 rounded-sm bg-inverse px-2 py-1 text-on-inverse text-sm"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
