import { Button } from "@/components/ui/button";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";
import { useReview } from "./use-review";
import type { Staging } from "./use-staging";

interface StagePauseProps<Record extends StagedRecord, Change extends AnyChange> {
  staging: Pick<Staging<Record, Change>, "resource" | "staged" | "stageOne">;
  /** With its staged changes. */
  record: Record & { readonly entity_status: string };
  /** The change that pauses it. */
  change: Change;
  /** Why nothing can be changed; undefined if it can. */
  reason: string | undefined;
}

/** Stages a pause, which is never sent immediately, or leads to the staged one. */
export function StagePause<Record extends StagedRecord, Change extends AnyChange>({
  staging: { resource, staged, stageOne },
  record,
  change,
  reason,
}: StagePauseProps<Record, Change>) {
  const { review, notifyStaged } = useReview(resource.resource.name);
  if (record.entity_status !== "ACTIVE") {
    const waits = staged.some(({ id }) => id === record.id);
    return waits ? (
      <Button size="small" onClick={review}>
        Review the staged pause
      </Button>
    ) : (
      <span className="text-sm">It is paused.</span>
    );
  }
  const run = () => {
    stageOne(record, change);
    notifyStaged(`a pause of ${resource.nameOf(record)}`);
  };
  return (
    <Button size="small" tone="primary" disabledReason={reason} onClick={run}>
      Stage a pause
    </Button>
  );
}
