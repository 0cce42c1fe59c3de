"use client";

import { useMemo, useRef, useState } from "react";
import { useUnfinished } from "@/components/builder/use-unfinished";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { lineItemName } from "@/lib/line-items/line-item-words";
import type { PlannedChange } from "@/lib/targeting/save-plan";
import { groupOf, type TargetingGroup } from "@/lib/targeting/targeting-groups";
import { problemsOf } from "@/lib/targeting/targeting-problems";
import { type Unsaved, unsavedKey } from "@/lib/targeting/unsaved";
import { TargetingForm } from "./targeting-form";
import { TargetingNotices } from "./targeting-notices";
import { useSaveTargeting } from "./use-save-targeting";
import { type UnsavedTargeting, useTargetingDraft } from "./use-targeting-draft";
import { useTypedParts } from "./use-typed-parts";

interface TargetingDialogProps {
  item: LineItem;
  /** Everything that it is targeted by. */
  existing: readonly TargetingCriterion[];
  onClose: () => void;
}

/** Changes who a line item reaches. Unsaved changes survive closing the dialog or the tab. */
export function TargetingDialog(props: TargetingDialogProps) {
  const { accountId } = useAccount();
  const unfinished = useUnfinished<Unsaved>(unsavedKey(props.item.id), accountId);
  return unfinished.found === undefined ? null : <OpenDialog {...props} unfinished={unfinished} />;
}

function OpenDialog({
  item,
  existing,
  unfinished,
  onClose,
}: TargetingDialogProps & { unfinished: UnsavedTargeting }) {
  const draft = useTargetingDraft(item.id, existing, unfinished);
  const { entries, left, plan, hasTyped } = draft;
  const [group, setGroup] = useState<TargetingGroup>("locations");
  const firstField = useRef<HTMLInputElement>(null);
  const typed = useTypedParts(draft, setGroup);
  const saving = useSaveTargeting(item.id);
  const busy = saving.busy || typed.busy;
  const problems = useMemo(() => problemsOf(entries), [entries]);
  const refused = useMemo(() => {
    const inForm = new Set(plan.map(({ key }) => key));
    return [...saving.refused].filter(([key]) => inForm.has(key));
  }, [saving.refused, plan]);
  const refusals = useMemo(
    () =>
      new Map([
        ...refused.map(([key, errors]) => [key, errors.map(({ message }) => message).join(" ")] as const),
        ...problems,
      ]),
    [refused, problems],
  );
  const others = plan.filter(({ key }) => !saving.refused.has(key));
  const showFirstFault = () => {
    const faulty = entries.find(({ key }) => refusals.has(key));
    if (faulty) setGroup(groupOf(faulty.criterion.targeting_type));
  };
  const blocked =
    problems.size > 0
      ? "Correct the marked entries first."
      : plan.length > 0 || hasTyped
        ? undefined
        : "Nothing is changed yet.";
  const close = () => {
    if (plan.length > 0) {
      toast({
        title: `${counted(plan.length, "change")} of the targeting of ${lineItemName(item)} not saved`,
        description: "Saved on this device: they are here when you edit the targeting again.",
        tone: "attention",
      });
    }
    onClose();
  };
  const submit = async (changes: readonly PlannedChange[]): Promise<boolean> => {
    if (busy) return false;
    const lineItem = lineItemName(item);
    const title = `Saved ${counted(changes.length, "change")} of the targeting of ${lineItem}`;
    return saving.save(changes, { title, lineItem });
  };
  const submitAll = async () => {
    const added = busy ? undefined : await typed.take();
    if (!added) return;
    const whole = draft.planWith(added);
    // Errors are shown at the entries.
    if (whole.faulty) return;
    if (whole.plan.length === 0) toast({ title: "Nothing to save: what you typed was there already" });
    else if (!(await submit(whole.plan))) return;
    await draft.forget();
    onClose();
  };
  return (
    <Dialog
      open
      writes
      width="wide"
      onOpenChange={(stays) => {
        if (!stays) close();
      }}
      initialFocus={firstField}
      title={
        <>
          Targeting of <bdi>{lineItemName(item)}</bdi>
        </>
      }
      description="People must match every type; any value within a type. Changes apply when you save."
      footer={
        <>
          <p role="status" className="mr-auto self-center text-sm text-text-muted">
            {formatNumber(left.additions.length)} to add, {formatNumber(left.removals.length)} to remove
          </p>
          <Button onClick={close}>Close</Button>
          {refused.length > 0 && others.length > 0 && (
            <Button busy={busy} disabledReason={blocked} onClick={() => void submit(others)}>
              Save the other {counted(others.length, "change")}
            </Button>
          )}
          <Button tone="primary" busy={busy} disabledReason={blocked} onClick={() => void submitAll()}>
            {hasTyped
              ? "Save with what is typed"
              : plan.length > 0
                ? `Save ${counted(plan.length, "change")}`
                : "Save"}
          </Button>
        </>
      }
    >
      <TargetingNotices
        restoredAt={draft.restored?.at}
        onStartAfresh={draft.startAfresh}
        refused={refused.length}
        wrong={problems.size}
        onShow={showFirstFault}
        saving={saving}
      />
      <TargetingForm
        key={draft.restored ? "restored" : "fresh"}
        item={item}
        firstField={firstField}
        entries={entries}
        refusals={refusals}
        typed={typed.fields}
        onAdd={draft.add}
        onRemove={draft.remove}
        onKeep={draft.keepEntry}
        onPreview={draft.previewOf}
        onTake={draft.takeOver}
        group={group}
        onGroup={setGroup}
      />
    </Dialog>
  );
}
