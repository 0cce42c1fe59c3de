import { Copy, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import { LINE_ITEMS_PER_CAMPAIGN } from "@/lib/ads/endpoints/line-items";
import { shownItem, withCopiedItem, withoutItem } from "@/lib/guided/guided-draft";
import { itemTitle } from "@/lib/guided/guided-plan";
import type { GuidedParts } from "./guided-builder";

/** Which of several line items is shown; with `edits`, also adding and removing one. */
export function ItemTabs({
  draft,
  change,
  edits = false,
}: Pick<GuidedParts, "draft" | "change"> & { edits?: boolean }) {
  const { items } = draft;
  const shown = shownItem(draft);
  if (items.length === 1 && !edits) return null;
  return (
    <div className="flex max-w-xl flex-wrap items-center gap-2">
      {items.length > 1 && (
        <Select
          aria-label="Line item"
          className="max-w-64"
          value={shown.id}
          onValueChange={(id) =>
            change((before) => ({ ...before, shown: id }), { label: "Show another line item", run: "part" })
          }
          options={items.map((item) => ({ value: item.id, label: itemTitle(draft, item) }))}
        />
      )}
      {edits && (
        <Button
          size="small"
          disabledReason={
            items.length >= LINE_ITEMS_PER_CAMPAIGN
              ? `A campaign has at most ${LINE_ITEMS_PER_CAMPAIGN} line items.`
              : undefined
          }
          onClick={() => change(withCopiedItem, { label: "Add a line item" })}
        >
          <Copy size={14} aria-hidden />
          Add a line item like this
        </Button>
      )}
      {edits && items.length > 1 && (
        <IconButton
          label={`Remove ${itemTitle(draft, shown)}`}
          size="small"
          onClick={() => change((before) => withoutItem(before, shown.id), { label: "Remove a line item" })}
        >
          <Trash2 size={14} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** Shown in a step that depends on the objective, until that is chosen. */
export function ObjectiveFirst({ onGo }: { onGo: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-text-muted">Choose the objective first: it decides what can be chosen here.</p>
      <Button onClick={onGo}>Choose the objective</Button>
    </div>
  );
}
