"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

export interface NavigationSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The sheet itself; `NavigationSheet` fetches it when it opens. */
export function NavigationSheetPopup({ open, onOpenChange, children }: NavigationSheetProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-backdrop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 lg:hidden" />
        <Base.Popup
          data-modal
          className="fixed inset-y-0 left-0 z-30 flex w-72 max-w-[85vw] flex-col bg-surface-sunken shadow-overlay transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full lg:hidden"
        >
          <Base.Title className="sr-only">Navigation</Base.Title>
          {children}
          <Base.Close className="sr-only">Close the navigation</Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
