"use client";

import { useMemo, useState } from "react";
import { TargetingSentence } from "@/components/targeting/targeting-sentence";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { asNew } from "@/lib/targeting/criteria";
import type { Manner } from "@/lib/targeting/take-over";
import { OtherLineItems } from "./other-line-items";
import { TargetingPlanDialog } from "./targeting-plan-dialog";

interface CopyTargetingToProps {
  source: LineItem;
  /** Everything that it is targeted by. */
  standing: readonly TargetingCriterion[];
  onClose: () => void;
}

const MANNERS = [
  { value: "replace", label: "Replace theirs" },
  { value: "add", label: "Add to theirs" },
] as const satisfies readonly { value: Manner; label: string }[];

/** Targets other line items of the account like one of them. */
export function CopyTargetingTo({ source, standing, onClose }: CopyTargetingToProps) {
  const [kind, setKind] = useState<Manner>("replace");
  const [items, setItems] = useState<readonly LineItem[]>([]);
  const [choosing, setChoosing] = useState(false);
  const criteria = useMemo(() => standing.flatMap((one) => asNew(one) ?? []), [standing]);
  const unknown = standing.length - criteria.length;
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {items.length === 0 ? "Choose line items…" : "Choose others…"}
        </Button>
        {items.length > 0 && (
          <span role="status" className="text-text-muted tabular-nums">
            {formatNumber(items.length)} chosen
          </span>
        )}
      </div>
      {choosing && (
        <OtherLineItems
          takes={({ id }) => id !== source.id}
          chosen={items}
          onChosen={(next) => {
            setItems(next);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </TargetingPlanDialog>
  );
}
