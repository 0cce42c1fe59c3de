"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { classNames } from "./class-names";
import type { DialogProps } from "./dialog";

interface DialogPopupProps extends Omit<DialogProps, "writes"> {
  /** Stands on top of the dialog. */
  band: ReactNode;
}

const FIRST_CONTROL = "[data-dialog-part] :is(input, select, textarea, button, a[href]):not(:disabled)";
const WIDTHS = { narrow: "sm:w-[400px]", regular: "sm:w-[520px]", wide: "sm:w-[760px]" } as const;

/** The dialog itself; `Dialog` fetches it when one opens. */
export function DialogPopup({
  open,
  onOpenChange,
  title,
  description,
  band,
  footer,
  width = "regular",
  initialFocus,
  children,
}: DialogPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          ref={popup}
          data-modal
          // The focus begins at what the dialog is about, not at the button that closes it.
          initialFocus={
            initialFocus ?? (() => popup.current?.querySelector<HTMLElement>(FIRST_CONTROL) ?? true)
          }
          className={classNames(
            "fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col overflow-hidden rounded-t-md bg-surface-raised text-text shadow-overlay transition-[opacity,translate]",
            "data-ending-style:opacity-0 data-starting-style:opacity-0",
            "sm:inset-x-auto sm:top-[12dvh] sm:bottom-auto sm:left-1/2 sm:max-h-[80dvh] sm:-translate-x-1/2 sm:rounded-md",
            WIDTHS[width],
          )}
        >
          {band}
          <div className="flex items-start gap-2 px-5 pt-4 pb-2">
            <div className="min-w-0 flex-1">
              <Base.Title className="font-semibold text-lg">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-0.5 text-text-muted">{description}</Base.Description>
              )}
            </div>
            <Base.Close
              aria-label="Close"
              className="-mr-2 inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-text-muted hover:bg-surface-hover hover:text-text"
            >
              <X size={16} aria-hidden />
            </Base.Close>
          </div>
          {children && (
            <div data-dialog-part className="relative min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-4">
              {children}
            </div>
          )}
          {footer && (
            <div
              data-dialog-part
              className="flex flex-wrap justify-end gap-2 border-t bg-surface-sunken px-5 py-3"
            >
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
