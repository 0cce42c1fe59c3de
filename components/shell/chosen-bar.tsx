import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { returnToGrid } from "@/components/ui/focus-grid";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";

export interface ChosenBarProps {
  /** One and several of it: "campaign", "campaigns". */
  noun: { readonly one: string; readonly many: string };
  /** How many are chosen, and how many of those are among what is shown now. */
  count: number;
  shown: number;
  /** How many of what is shown can be chosen. */
  matching: number;
  onChooseAll: () => void;
  onClear: () => void;
  /** Buttons for what can be done with them, and dialogs of those. */
  children: ReactNode;
}

/** What can be done with the chosen of a list, at the bottom while there are any. */
export function ChosenBar({ noun, count, shown, matching, onChooseAll, onClear, children }: ChosenBarProps) {
  const hidden = count - shown;
  return (
    <section
      aria-label={`Chosen ${noun.many}`}
      data-bottom-bar="tall"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t bg-surface-raised px-4 py-2"
    >
      <p className="tabular-nums">
        <span role="status">{counted(count, noun.one, noun.many)} chosen</span>
        {hidden > 0 && <span className="text-text-muted"> ({formatNumber(hidden)} not shown now)</span>}
      </p>
      <div className="order-last grid w-full auto-cols-fr grid-flow-col gap-1.5 *:h-10 sm:order-none sm:flex sm:w-auto sm:gap-3 sm:*:h-8">
        {children}
      </div>
      <div className="ml-auto flex sm:ml-0">
        {shown < matching && (
          <Button tone="quiet" onClick={onChooseAll}>
            Choose all {formatNumber(matching)}
          </Button>
        )}
        <Button
          tone="quiet"
          onClick={() => {
            returnToGrid();
            onClear();
          }}
        >
          Clear
        </Button>
      </div>
    </section>
  );
}
