import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { returnToGrid } from "@/components/ui/focus-grid";
import { IconButton } from "@/components/ui/icon-button";
import { formatNumber } from "@/lib/format/numbers";

export interface SelectionBarProps {
  /** The selected records, for the name of the bar: "campaigns". */
  many: string;
  count: number;
  /** How many of the selected are not shown now. */
  hidden: number;
  /** How many of the shown can be selected. */
  matching: number;
  /** False while more matching ones may arrive. */
  complete?: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  /** Beside the selection: actions that do not change the records. */
  beside?: ReactNode;
  /** Small buttons for actions on them, and their dialogs. */
  children: ReactNode;
}

/** Actions for the selected records of any list, at the bottom while there are some. */
export function SelectionBar({
  many,
  count,
  hidden,
  matching,
  complete = true,
  onSelectAll,
  onClear,
  beside,
  children,
}: SelectionBarProps) {
  const soFar = complete ? "" : " so far";
  return (
    <section
      aria-label={`Selected ${many}`}
      data-bottom-bar="tall"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t bg-surface-sunken px-4 py-2 max-sm:gap-x-1"
    >
      <p role="status" className="tabular-nums">
        <strong className="font-semibold">{formatNumber(count)} selected</strong>
        {hidden === 0 && count === matching && (
          <span className="text-text-muted"> (all that match{soFar})</span>
        )}
        {hidden > 0 && <span className="text-text-muted"> ({formatNumber(hidden)} not shown now)</span>}
      </p>
      <IconButton
        label="Clear the selection"
        keys="escape"
        size="small"
        onClick={() => {
          returnToGrid();
          onClear();
        }}
        className="-ml-2 max-sm:order-1 max-sm:ml-auto max-sm:size-8"
      >
        <X size={14} aria-hidden />
      </IconButton>
      {count - hidden < matching && (
        <Button tone="quiet" size="small" onClick={onSelectAll}>
          Select all {formatNumber(matching)}
          {soFar}
        </Button>
      )}
      {beside}
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-1.5 max-sm:order-last max-sm:*:h-10 sm:ml-auto sm:flex sm:w-auto sm:flex-wrap">
        {children}
      </div>
    </section>
  );
}
