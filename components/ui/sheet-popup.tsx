"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { focusGrid } from "./focus-grid";

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: links and small buttons. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

interface SheetPopupProps extends SheetProps {
  /** The element beside the list that holds the panel; without it the panel covers the page. */
  outlet: HTMLElement | null;
}

/** The panel itself; `Sheet` fetches it when one opens. */
export function SheetPopup({ open, onClose, title, actions, footer, children, outlet }: SheetPopupProps) {
  const beside = outlet !== null;
  const popup = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const noteEntry = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const close = () => {
    // A panel beside a list returns the focus if it has it; if the list has it, it stays there.
    if (beside && popup.current?.contains(document.activeElement)) {
      if (cameFrom.current?.isConnected) cameFrom.current.focus();
      else focusGrid();
    }
    onClose();
  };
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      modal={beside ? false : "trap-focus"}
      disablePointerDismissal
    >
      <Base.Portal container={beside ? outlet : undefined}>
        <Base.Popup
          ref={popup}
          onFocus={noteEntry}
          {...(beside && { initialFocus: false, finalFocus: false, "data-beside": true })}
          className={
            beside
              ? "flex h-full w-[440px] flex-col border-l bg-surface-raised"
              : "fixed inset-0 z-30 flex flex-col bg-surface-raised"
          }
        >
          <div className="flex min-h-12 shrink-0 items-start gap-2 border-b py-2 pr-3 pl-4">
            <Base.Title className="wrap-anywhere min-w-0 flex-1 py-1.5 font-semibold text-lg">
              {title}
            </Base.Title>
            {actions && <div className="flex min-h-8 shrink-0 items-center gap-2">{actions}</div>}
            <Base.Close
              aria-label="Close the panel"
              className="inline-flex size-8 shrink-0 items-center justify-center rounded-md text-text-muted hover:bg-surface-hover hover:text-text"
            >
              <X size={16} aria-hidden />
            </Base.Close>
          </div>
          <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
          {footer && (
            <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t px-4 py-3">{footer}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
