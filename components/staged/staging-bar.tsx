"use client";

import { useMemo, useState } from "react";
import { HistoryButtons } from "@/components/builder/history-buttons";
import { useHistoryKeys } from "@/components/builder/use-history-keys";
import { type Command, useCommands } from "@/components/shell/commands";
import { Button } from "@/components/ui/button";
import { countInWords, type PlannedItem } from "@/lib/bulk/bulk-plan";
import { counted } from "@/lib/format/plurals";
import { countStaged, NOTHING_STAGED } from "@/lib/staged/staged-changes";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";
import type { Publishing } from "./publishing";
import { ReviewDialog } from "./review-dialog";
import type { Staging } from "./use-staging";

interface StagingBarProps<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange> {
  staging: Staging<Record, Change>;
  publishing: Publishing<Item, Record, Change>;
  /** What is not staged, "Creating and deleting". */
  atOnce: string;
  /** Only records with staged changes are shown. */
  only: boolean;
  onOnly: (only: boolean) => void;
}

/** At the bottom while changes are staged: their number, and the actions on them. */
export function StagingBar<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange>({
  staging,
  publishing,
  atOnce,
  only,
  onOnly,
}: StagingBarProps<Item, Record, Change>) {
  const { resource, staged, history, alter, want } = staging;
  const [reviewing, setReviewing] = useState(false);
  const changes = countStaged(staged);
  useHistoryKeys(history, { group: "Staged changes", fields: false });
  const nothing = changes === 0 ? "Nothing is staged." : undefined;
  const { name, many } = resource.resource;
  const reading = history.storage === "reading";
  useCommands(
    useMemo<readonly Command[]>(
      () =>
        // People can open the review before the staged changes have been read.
        reading
          ? []
          : [
              {
                id: `${name}.review`,
                label: "Review and publish staged changes",
                group: "Staged changes",
                disabledReason: nothing,
                run: () => setReviewing(true),
              },
              {
                id: `${name}.staged-only`,
                label: only ? `Show all ${many} again` : `Show only ${many} with staged changes`,
                group: "Staged changes",
                disabledReason: nothing,
                run: () => onOnly(!only),
              },
            ],
      [nothing, reading, name, many, only, onOnly],
    ),
  );
  return (
    <section
      aria-label="Staged changes"
      data-bottom-bar="lowest"
      className="mt-auto flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <p role="status" className="min-w-0 tabular-nums max-sm:w-full">
        {changes === 0 ? (
          <>
            <strong className="font-semibold">Staging</strong>{" "}
            <span className="text-text-muted">
              Edits wait here until you publish them.{" "}
              <span className="max-sm:hidden">{atOnce} still happen at once.</span>
            </span>
          </>
        ) : (
          <>
            <strong className="font-semibold">{counted(changes, "change")} staged</strong> in{" "}
            {countInWords(resource.resource, staged.length)}{" "}
            <span
              className={
                history.storage === "not-stored" ? "text-attention" : "text-text-muted max-sm:sr-only"
              }
            >
              {history.storage === "not-stored"
                ? "Not saved: this browser stores nothing"
                : "Saved on this device, not published"}
            </span>
          </>
        )}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1.5">
        <HistoryButtons history={history} />
        {changes === 0 ? (
          <Button onClick={() => want(false)}>Stop staging</Button>
        ) : (
          <>
            <Button tone="quiet" onClick={() => onOnly(!only)}>
              {only ? "Show all" : "Show only these"}
            </Button>
            <Button onClick={() => alter(`Discard ${counted(changes, "change")}`, () => NOTHING_STAGED)}>
              Discard
            </Button>
            <Button tone="primary" onClick={() => setReviewing(true)}>
              Review and publish…
            </Button>
          </>
        )}
      </div>
      {reviewing && (
        <ReviewDialog staging={staging} publishing={publishing} onClose={() => setReviewing(false)} />
      )}
    </section>
  );
}
