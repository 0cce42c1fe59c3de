import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

/** Drafts that fit side by side. */
export const COMPARED = { min: 2, max: 6 } as const;

/** Appears with the first tick: puts the ticked drafts side by side. */
export function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  const place = useAccount();
  if (ids.length === 0) return null;
  const reason =
    ids.length < COMPARED.min
      ? "Tick another draft to compare it with."
      : ids.length > COMPARED.max
        ? `At most ${COMPARED.max} drafts fit side by side.`
        : undefined;
  return (
    <div
      data-bottom-bar
      className="flex shrink-0 flex-wrap items-center gap-3 border-t bg-surface-raised px-4 py-2"
    >
      <span role="status">{ids.length === 1 ? "1 draft ticked" : `${ids.length} drafts ticked`}</span>
      <LinkButton
        href={`${accountHref(place, "drafts/compare")}?ids=${ids.join(",")}`}
        tone="primary"
        disabledReason={reason}
      >
        Compare
      </LinkButton>
      <Button tone="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
