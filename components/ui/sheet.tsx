"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";

/** Beside the page's content, so that an open panel narrows the list instead of covering it. */
export const SHEET_OUTLET_ID = "sheet-outlet";

const WIDE = "(min-width: 64rem)";

function subscribeToWidth(changed: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

function useWideWindow(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Beside the title: links and small buttons. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Details of one thing in a panel of 440 px at the right. On a wide window the list beside it stays usable
 * and keeps the focus; on a narrow one the panel covers the page and takes the focus. Esc closes it.
 */
export function Sheet({ open, onOpenChange, title, actions, footer, children }: SheetProps) {
  const wide = useWideWindow();
  // Undefined until it was looked for: a panel drawn over the page first would take the focus from the list.
  const [outlet, setOutlet] = useState<HTMLElement | null>();
  useEffect(() => setOutlet(document.getElementById(SHEET_OUTLET_ID)), []);
  if (outlet === undefined) return null;
  const beside = wide && outlet !== null;
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      modal={beside ? false : "trap-focus"}
      disablePointerDismissal
    >
      <Base.Portal container={beside ? outlet : undefined}>
        <Base.Popup
          {...(beside && { initialFocus: false, finalFocus: false, "data-beside": true })}
          className={
            beside
              ? "flex h-full w-[440px] flex-col border-l bg-surface-raised"
              : "fixed inset-0 z-30 flex flex-col bg-surface-raised"
          }
        >
          <div className="flex h-12 shrink-0 items-center gap-2 border-b pr-3 pl-4">
            <Base.Title className="min-w-0 flex-1 truncate font-semibold text-lg">{title}</Base.Title>
            {actions}
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
