import type { Kept } from "@/components/builder/use-kept-history";
import { Button } from "@/components/ui/button";
import { CAMPAIGNS } from "@/lib/campaigns/campaign-noun";
import type { ImportPlan } from "@/lib/campaigns/import/import-plan";
import { counted } from "@/lib/counted";

interface ImportBarProps {
  plan: ImportPlan;
  /** How many rows are not possible. */
  impossible: number;
  kept: Kept;
  disabledReason: string | undefined;
  onShowImpossible: () => void;
  onStart: () => void;
}

/** What is about to be sent, and the button that sends it. */
export function ImportBar({
  plan,
  impossible,
  kept,
  disabledReason,
  onShowImpossible,
  onStart,
}: ImportBarProps) {
  const { items, requests, title } = plan;
  return (
    <div
      data-bottom-bar
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <p role="status" className="text-sm text-text-muted">
        {kept === "not-kept"
          ? "Not kept: this browser stores nothing"
          : kept === "keeping"
            ? "Keeping …"
            : "Kept on this device"}
        {requests === 1 && " · Sends one request"}
        {requests > 1 &&
          ` · Sends ${requests.toLocaleString("en-GB")} requests of at most ${CAMPAIGNS.batchMax} ${CAMPAIGNS.many} each`}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {impossible > 0 && (
          <Button tone="quiet" onClick={onShowImpossible}>
            {counted(impossible, "row")} with problems
          </Button>
        )}
        <Button tone="primary" disabledReason={disabledReason} onClick={onStart}>
          {items.length === 0 ? "Import" : title}
        </Button>
      </div>
    </div>
  );
}
