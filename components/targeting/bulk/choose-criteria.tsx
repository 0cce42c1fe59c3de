import { useCallback, useMemo, useRef, useState } from "react";
import { TargetingForm } from "@/components/targeting/targeting-form";
import { useTypedParts } from "@/components/targeting/use-typed-parts";
import { changesWithAdded, entriesOf, type TargetingChanges, withoutEntries } from "@/lib/targeting/changes";
import { asNew, type Shown } from "@/lib/targeting/criteria";
import { previewOf, takenOver } from "@/lib/targeting/take-over";
import type { TargetingGroup } from "@/lib/targeting/targeting-groups";
import { problemsOf } from "@/lib/targeting/targeting-problems";

interface ChooseCriteriaProps {
  /** Of the line items; decides what can be chosen. */
  product: string;
  chosen: readonly Shown[];
  onChosen: (criteria: readonly Shown[]) => void;
}

const NOTHING_STANDS = [] as const;
const NOTHING_TYPED = { keywords: "", handles: "" };

/** Chooses criteria for many line items, with the form of a single one. */
export function ChooseCriteria({ product, chosen, onChosen }: ChooseCriteriaProps) {
  const [group, setGroup] = useState<TargetingGroup>("locations");
  const [typing, setTyping] = useState(NOTHING_TYPED);
  const firstField = useRef<HTMLInputElement>(null);
  const changes: TargetingChanges = useMemo(
    () => ({ added: chosen.flatMap((one) => asNew(one) ?? []), removed: [] }),
    [chosen],
  );
  const entries = useMemo(() => entriesOf(changes, NOTHING_STANDS), [changes]);
  const add = useCallback(
    (criteria: readonly Shown[]) => onChosen(changesWithAdded(changes, NOTHING_STANDS, criteria).added),
    [changes, onChosen],
  );
  const type = useCallback(
    (part: Partial<typeof NOTHING_TYPED>) => setTyping((before) => ({ ...before, ...part })),
    [],
  );
  const typed = useTypedParts({ entries, typed: typing, type, add }, setGroup);
  return (
    <TargetingForm
      item={{ id: "", product_type: product }}
      firstField={firstField}
      entries={entries}
      refusals={problemsOf(entries)}
      typed={typed.fields}
      onAdd={add}
      onRemove={(gone) => onChosen(withoutEntries(changes, gone).added)}
      onKeep={(entry) => add([entry.criterion])}
      onPreview={(manner, criteria) => previewOf(manner, changes, NOTHING_STANDS, criteria)}
      onTake={(manner, criteria) => onChosen(takenOver(manner, changes, NOTHING_STANDS, criteria).added)}
      group={group}
      onGroup={setGroup}
    />
  );
}
