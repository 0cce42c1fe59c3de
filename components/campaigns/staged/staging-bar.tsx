"use client";

import { useMemo, useState } from "react";
import { HistoryButtons } from "@/components/builder/history-buttons";
import { useHistoryKeys } from "@/components/builder/use-history-keys";
import { type Command, useCommands } from "@/components/shell/commands";
import { Button } from "@/components/ui/button";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { countOf } from "@/lib/bulk/bulk-plan";
import { CAMPAIGNS } from "@/lib/campaigns/bulk/campaign-plan";
import type { Overlay } from "@/lib/campaigns/overlay";
import { countStaged, NOTHING_STAGED } from "@/lib/campaigns/staged/staged-changes";
import { ReviewDialog } from "./review-dialog";
import { changesInWords } from "./staged-words";
import { wantStaging } from "./staging-switch";
import type { CampaignStaging } from "./use-staging";

interface StagingBarProps {
  staging: CampaignStaging;
  /** Every campaign that is known, as the service has it. */
  campaigns: readonly Campaign[];
  overlay: Overlay;
}

/** At the bottom while changes are staged: what waits, and what can be done with it. */
export function StagingBar({ staging, campaigns, overlay }: StagingBarProps) {
  const { staged, history, alter } = staging;
  const [reviewing, setReviewing] = useState(false);
  const changes = countStaged(staged);
  useHistoryKeys(history, { group: "Staged changes", fields: false });
  const nothing = changes === 0 ? "Nothing is staged." : undefined;
  const reading = history.kept === "reading";
  useCommands(
    useMemo<readonly Command[]>(
      () =>
        // Whoever comes to review what is staged comes before that has been read.
        reading
          ? []
          : [
              {
                id: "campaigns.review",
                label: "Review and publish staged changes",
                group: "Staged changes",
                disabledReason: nothing,
                run: () => setReviewing(true),
              },
            ],
      [nothing, reading],
    ),
  );
  return (
    <section
      aria-label="Staged changes"
      data-bottom-bar="lowest"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <p role="status" className="min-w-0 tabular-nums max-sm:w-full">
        {changes === 0 ? (
          <>
            <strong className="font-semibold">Staging</strong>{" "}
            <span className="text-text-muted">
              Edits wait here until you publish them.{" "}
              <span className="max-sm:hidden">Creating, duplicating and deleting still happen at once.</span>
            </span>
          </>
        ) : (
          <>
            <strong className="font-semibold">{changesInWords(changes)} staged</strong> in{" "}
            {countOf(CAMPAIGNS, staged.length)}{" "}
            <span
              className={history.kept === "not-kept" ? "text-attention" : "text-text-muted max-sm:sr-only"}
            >
              {history.kept === "not-kept"
                ? "Not kept: this browser stores nothing"
                : "Kept on this device, not published"}
            </span>
          </>
        )}
      </p>
      <div className="ml-auto flex items-center gap-1.5">
        <HistoryButtons history={history} />
        {changes === 0 ? (
          <Button onClick={() => wantStaging(false)}>Stop staging</Button>
        ) : (
          <>
            <Button onClick={() => alter(`Discard ${changesInWords(changes)}`, () => NOTHING_STAGED)}>
              Discard
            </Button>
            <Button tone="primary" onClick={() => setReviewing(true)}>
              Review and publish…
            </Button>
          </>
        )}
      </div>
      {reviewing && (
        <ReviewDialog
          staging={staging}
          campaigns={campaigns}
          overlay={overlay}
          onClose={() => setReviewing(false)}
        />
      )}
    </section>
  );
}
