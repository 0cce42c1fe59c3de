import { StatusShape } from "@/components/ui/status-mark";
import { cardTypeName } from "@/lib/cards/card-words";
import type { Resulting } from "@/lib/cards/resulting-type";

/** The type that the service will give the card, and what makes it that. */
export function ResultingType({ type, why }: Resulting) {
  if (type === undefined) {
    return (
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-text-muted" data-card-type="">
        <StatusShape kind="ended" />
        <span className="truncate">{why}</span>
      </span>
    );
  }
  return (
    <span className="min-w-0 text-sm" title={why} data-card-type={type}>
      <span className="block truncate">Becomes: {cardTypeName(type)}</span>
      <code className="block truncate text-text-muted text-xs">{type}</code>
    </span>
  );
}
