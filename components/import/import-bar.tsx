import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { StorageState } from "@/lib/builder/history-store";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { ImportProgress } from "./import-progress";
import type { ImportJob } from "./use-import-job";

interface ImportBarProps {
  progress: ImportJob;
  /** Rows that have become records, in words: "3 created". */
  done: string | undefined;
  storage: StorageState;
  /** Further notes before it is sent. */
  note?: string | undefined;
  /** How many rows have errors. */
  wrong: number;
  onShowWrong: () => void;
  /** How many rows the service refused. */
  refused: number;
  /** Why those cannot be sent again now. */
  retryReason: string | undefined;
  onRetry: () => void;
  /** Downloads the outcome of each row; absent while nothing was sent. */
  onReport: (() => void) | undefined;
  /** The buttons to send the rows, or to open the result. */
  children: ReactNode;
}

/** The progress of an import, and the next action. */
export function ImportBar({
  progress,
  done,
  storage,
  note,
  wrong,
  onShowWrong,
  refused,
  retryReason,
  onRetry,
  onReport,
  children,
}: ImportBarProps) {
  const busy = progress.job !== undefined;
  return (
    <div
      data-bottom-bar="tall"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <ImportProgress progress={progress} done={done} storage={storage} note={note} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {wrong > 0 && !busy && (
          <Button tone="quiet" onClick={onShowWrong}>
            {counted(wrong, "row")} with problems
          </Button>
        )}
        {onReport && <Button onClick={onReport}>Download results</Button>}
        {refused > 0 && !busy && (
          <Button disabledReason={retryReason} onClick={onRetry}>
            Retry failed ({formatNumber(refused)})
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
