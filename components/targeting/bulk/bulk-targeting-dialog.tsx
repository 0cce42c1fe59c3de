import { useState } from "react";
import { Segmented } from "@/components/ui/segmented";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { TargetingBulkChange } from "@/lib/targeting/bulk-targeting";
import type { Shown } from "@/lib/targeting/criteria";
import { ChooseCriteria } from "./choose-criteria";
import { RemoveCriteria } from "./remove-criteria";
import { TargetingPlanDialog } from "./targeting-plan-dialog";

interface BulkTargetingDialogProps {
  items: readonly LineItem[];
  onClose: () => void;
}

type Kind = TargetingBulkChange["kind"];

const KINDS = [
  { value: "add", label: "Add" },
  { value: "remove", label: "Remove" },
  { value: "replace", label: "Replace by" },
] as const satisfies readonly { value: Kind; label: string }[];

const VERBS: Readonly<Record<Kind, string>> = {
  add: "Add targeting to",
  remove: "Remove targeting from",
  replace: "Replace the targeting of",
};

/** Adds, removes or replaces criteria of many line items. */
export function BulkTargetingDialog({ items, onClose }: BulkTargetingDialogProps) {
  const [kind, setKind] = useState<Kind>("add");
  const [chosen, setChosen] = useState<readonly Shown[]>([]);
  const [first] = items;
  return (
    <TargetingPlanDialog
      items={items}
      change={{ kind, criteria: chosen }}
      verb={VERBS[kind]}
      onClose={onClose}
      chooser={(existing) =>
        kind === "remove" ? (
          <RemoveCriteria existing={existing} chosen={chosen} onChosen={setChosen} />
        ) : (
          <ChooseCriteria product={first?.product_type ?? ""} chosen={chosen} onChosen={setChosen} />
        )
      }
    >
      <Segmented
        label="What to do"
        className="self-start"
        value={kind}
        options={KINDS}
        onValueChange={(next) => {
          // Removal chooses among existing values, other kinds among all.
          if (next === "remove" || kind === "remove") setChosen([]);
          setKind(next);
        }}
      />
    </TargetingPlanDialog>
  );
}
