"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names";
import { focusAfter } from "./focus-after";
import { gridStop } from "./focus-grid";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence: the effect. Read out with the title. */
  description?: ReactNode;
  /** The dialog changes something: it shows the band of the account. */
  writes?: boolean;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  width?: "narrow" | "regular" | "wide";
  /** The element with the initial focus, if not the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

interface DialogPopupProps extends Omit<DialogProps, "writes"> {
  /** Shown on top of the dialog. */
  band: ReactNode;
}

// In a radio group, the chosen option takes the focus.
const FIRST_CONTROL =
  "[data-dialog-part] :is(input, select, textarea, button, a[href]):not(:disabled, [type=radio]:not(:checked))";
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
  const wayBack = useWayBack(open);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        {/* A panel beside the page counts as a parent dialog, which would leave out the backdrop. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-40 bg-backdrop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup
          ref={popup}
          onKeyDown={pressPrimary}
          finalFocus={() => focusAfter(popup.current, wayBack())}
          data-modal
          // The initial focus is on the content, not on the close button.
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
              data-dialog-part="footer"
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

/** ⌘ and Enter activate the primary button from anywhere in the dialog. */
function pressPrimary(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || event.defaultPrevented) return;
  // Keys of a dialog over this one arrive here too.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  const primary = event.currentTarget.querySelector<HTMLElement>("[data-dialog-part=footer] [data-primary]");
  if (!primary) return;
  event.preventDefault();
  primary.click();
}

/**
 * Where the focus goes when the dialog closes: back to where it was or, if that no longer exists, to the page's list.
 */
function useWayBack(open: boolean) {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Before the dialog takes the focus.
    if (open) cameFrom.current = document.activeElement;
  }, [open]);
  return () => {
    const stays = cameFrom.current?.isConnected && cameFrom.current !== document.body;
    return stays ? true : (gridStop() ?? true);
  };
}
