import { useCallback, useMemo, useRef, useState } from "react";
import { TargetingForm } from "@/components/targeting/targeting-form";
import { useTypedParts } from "@/components/targeting/use-typed-parts";
import { type GuidedItem, settledItem, shownItem, withItem } from "@/lib/guided/guided-draft";
import {
  changesWithAdded,
  type Entry,
  entriesOf,
  type TargetingChanges,
  withoutEntries,
} from "@/lib/targeting/changes";
import type { Shown } from "@/lib/targeting/criteria";
import { type Manner, previewOf, takenOver } from "@/lib/targeting/take-over";
import type { TargetingGroup } from "@/lib/targeting/targeting-groups";
import { problemsOf } from "@/lib/targeting/targeting-problems";
import type { TypedTexts } from "@/lib/targeting/unsaved";
import type { GuidedParts } from "./guided-builder";
import { ItemTabs, ObjectiveFirst } from "./item-tabs";

/** Who each line item reaches, with an estimate that follows. */
export function TargetingStep(props: GuidedParts) {
  if (props.draft.objective === "") return <ObjectiveFirst onGo={() => props.showPart("objective")} />;
  const item = shownItem(props.draft);
  return (
    <>
      <ItemTabs {...props} />
      <OneTargeting key={item.id} {...props} item={item} />
    </>
  );
}

const NOTHING_STANDS = [] as const;

function OneTargeting({ draft, change, errorAt, item }: GuidedParts & { item: GuidedItem }) {
  const { id, targeting, typing } = item;
  const [group, setGroup] = useState<TargetingGroup>("locations");
  const firstField = useRef<HTMLInputElement>(null);
  const changes: TargetingChanges = useMemo(() => ({ added: targeting, removed: [] }), [targeting]);
  const entries = useMemo(() => entriesOf(changes, NOTHING_STANDS), [changes]);
  const put = useCallback(
    (label: string, next: (before: TargetingChanges) => TargetingChanges) =>
      change(
        (before) =>
          withItem(before, id, (own) => ({
            ...own,
            targeting: next({ added: own.targeting, removed: [] }).added,
          })),
        { label },
      ),
    [change, id],
  );
  const add = useCallback(
    (criteria: readonly Shown[]) =>
      put("Add targeting", (before) => changesWithAdded(before, NOTHING_STANDS, criteria)),
    [put],
  );
  const type = useCallback(
    (part: Partial<TypedTexts>) =>
      change((before) => withItem(before, id, (own) => ({ ...own, typing: { ...own.typing, ...part } })), {
        label: "Type targeting",
        run: `${id} typing`,
      }),
    [change, id],
  );
  const typed = useTypedParts({ entries, typed: typing, type, add }, setGroup);
  const product = settledItem(draft, item).product;
  return (
    <div data-field={`targeting/${id}`} className="flex flex-col gap-3">
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {errorAt(`targeting/${id}/targeting`)}
      </p>
      <TargetingForm
        item={{ id, product_type: product }}
        live
        firstField={firstField}
        entries={entries}
        refusals={problemsOf(entries)}
        typed={typed.fields}
        onAdd={add}
        onRemove={(gone: readonly Entry[]) =>
          put("Remove targeting", (before) => withoutEntries(before, gone))
        }
        onKeep={(entry: Entry) => add([entry.criterion])}
        onPreview={(manner: Manner, criteria: readonly Shown[]) =>
          previewOf(manner, changes, NOTHING_STANDS, criteria)
        }
        onTake={(manner: Manner, criteria: readonly Shown[]) =>
          put("Copy targeting", (before) => takenOver(manner, before, NOTHING_STANDS, criteria))
        }
        group={group}
        onGroup={setGroup}
      />
    </div>
  );
}
