"use client";

import { useMemo, useState } from "react";
import { TargetingSentence } from "@/components/targeting/targeting-sentence";
import { Segmented } from "@/components/ui/segmented";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { counted } from "@/lib/format/plurals";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { asNew } from "@/lib/targeting/criteria";
import type { Manner } from "@/lib/targeting/take-over";
import { ChosenLineItems } from "./chosen-line-items";
import { TargetingPlanDialog } from "./targeting-plan-dialog";

interface CopyTargetingToProps {
  source: LineItem;
  /** Everything that it is targeted by. */
  existing: readonly TargetingCriterion[];
  onClose: () => void;
}

const MANNERS = [
  { value: "replace", label: "Replace theirs" },
  { value: "add", label: "Add to theirs" },
] as const satisfies readonly { value: Manner; label: string }[];

/** Copies the targeting of one line item to others of the account. */
export function CopyTargetingTo({ source, existing, onClose }: CopyTargetingToProps) {
  const [kind, setKind] = useState<Manner>("replace");
  const [items, setItems] = useState<readonly LineItem[]>([]);
  const criteria = useMemo(() => existing.flatMap((one) => asNew(one) ?? []), [existing]);
  const unknown = existing.length - criteria.length;
  return (
    <TargetingPlanDialog
      items={items}
      change={{ kind, criteria }}
      verb="Copy targeting to"
      heading={`Copy the targeting of ${lineItemName(source)}`}
      notYet="Choose line items first."
      onClose={onClose}
    >
      <section aria-label="What is copied" className="rounded-md bg-surface-sunken px-3 py-2">
        <h3 className="text-sm text-text-muted">What is copied</h3>
        <TargetingSentence criteria={criteria} />
        {unknown > 0 && (
          <p className="mt-1 text-sm text-text-muted">
            {counted(unknown, "criterion is", "criteria are")} of kinds that are not known here, and not
            copied.
          </p>
        )}
      </section>
      <Segmented
        label="How to copy it"
        className="self-start"
        value={kind}
        options={MANNERS}
        onValueChange={setKind}
      />
      <ChosenLineItems items={items} takes={({ id }) => id !== source.id} onItems={setItems} />
    </TargetingPlanDialog>
  );
}
