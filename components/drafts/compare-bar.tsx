import Link from "next/link";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";

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
      {reason === undefined ? (
        <Link
          href={`${accountHref(place, "drafts/compare")}?ids=${ids.join(",")}`}
          className={buttonClass("primary")}
        >
          Compare
        </Link>
      ) : (
        <Button tone="primary" disabledReason={reason}>
          Compare
        </Button>
      )}
      <Button tone="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
