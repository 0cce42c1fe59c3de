import { X } from "lucide-react";
import type { ReactNode } from "react";

interface ChipProps {
  /** The filtered field, "Status". */
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A filter in force; its cross removes it. */
export function Chip({ label, onRemove, children }: ChipProps) {
  return (
    <span className="inline-flex h-7 items-center rounded-md border border-line-strong">
      {children}
      <button
        type="button"
        aria-label={`Remove the filter ${label}`}
        onClick={onRemove}
        className="inline-flex size-6 items-center justify-center rounded-sm text-text-muted hover:bg-surface-hover hover:text-text"
      >
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
