"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useUnfinished } from "@/components/builder/use-unfinished";
import { useAccount } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { zoneOrUtc } from "@/lib/calendar";
import { formatInstant } from "@/lib/instant";
import { lineItemName } from "@/lib/line-items/line-item-words";
import {
  entriesOf,
  leftToDo,
  NO_CHANGES,
  newAmong,
  type TargetingChanges,
  withAdded,
  withKept,
  withoutEntries,
} from "@/lib/targeting/changes";
import { planOf } from "@/lib/targeting/save-plan";
import { groupOf, type TargetingGroup } from "@/lib/targeting/targeting-groups";
import { problemsOf } from "@/lib/targeting/targeting-problems";
import { TargetingForm, type TypedTexts } from "./targeting-form";
import { useSaveTargeting } from "./use-save-targeting";

/** What is kept on the device until it is saved. */
interface Unsaved {
  readonly changes: TargetingChanges;
  readonly typed: TypedTexts;
}

const NOTHING: Unsaved = { changes: NO_CHANGES, typed: { keywords: "", handles: "" } };

interface TargetingDialogProps {
  item: LineItem;
  /** Everything that it is targeted by. */
  standing: readonly TargetingCriterion[];
  onClose: () => void;
}

/** Changes whom a line item reaches. What was not saved survives a closed dialog and a closed tab. */
export function TargetingDialog(props: TargetingDialogProps) {
  const { accountId } = useAccount();
  const unfinished = useUnfinished<Unsaved>(`targeting ${props.item.id}`, accountId);
  return unfinished.found === undefined ? null : <OpenDialog {...props} unfinished={unfinished} />;
}

const many = (count: number) => `${count.toLocaleString("en-GB")} ${count === 1 ? "change" : "changes"}`;

type OpenDialogProps = TargetingDialogProps & { unfinished: ReturnType<typeof useUnfinished<Unsaved>> };

function OpenDialog({ item, standing, unfinished, onClose }: OpenDialogProps) {
  const { account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const [restored, setRestored] = useState(unfinished.found ?? null);
  const [{ changes, typed }, setUnsaved] = useState(restored?.form ?? NOTHING);
  const [group, setGroup] = useState<TargetingGroup>("locations");
  const firstField = useRef<HTMLInputElement>(null);
  const saving = useSaveTargeting(item.id);
  const entries = useMemo(() => entriesOf(changes, standing), [changes, standing]);
  const left = useMemo(() => leftToDo(changes, standing), [changes, standing]);
  const problems = useMemo(() => problemsOf(entries), [entries]);
  const plan = useMemo(() => planOf(item.id, left, standing), [item.id, left, standing]);
  const inForm = new Set(plan.map(({ key }) => key));
  const refused = [...saving.refused].filter(([key]) => inForm.has(key));
  const refusals = new Map([
    ...refused.map(([key, errors]) => [key, errors.map(({ message }) => message).join(" ")] as const),
    ...problems,
  ]);
  const others = plan.filter(({ key }) => !saving.refused.has(key));

  const { keep, forget } = unfinished;
  const isUnsaved = plan.length > 0 || typed.keywords !== "" || typed.handles !== "";
  const everUnsaved = useRef(restored !== null);
  useEffect(() => {
    if (isUnsaved) {
      everUnsaved.current = true;
      void keep({ changes, typed });
    } else if (everUnsaved.current) void forget();
  }, [isUnsaved, changes, typed, keep, forget]);

  const change = (next: (before: TargetingChanges) => TargetingChanges) =>
    setUnsaved((before) => ({ ...before, changes: next(before.changes) }));
  const firstFault = [...refusals.keys()][0];
  const showFault = (key: string | undefined) => {
    const faulty = entries.find((entry) => entry.key === key);
    if (faulty) setGroup(groupOf(faulty.criterion.targeting_type));
  };
  const notices = useRef<HTMLDivElement>(null);
  const failed = saving.error !== null || saving.refused.size > 0;
  useEffect(() => {
    if (failed && !saving.busy) notices.current?.scrollIntoView({ block: "nearest" });
  }, [failed, saving.busy]);
  const blocked =
    problems.size > 0
      ? "Correct the marked entries first."
      : plan.length === 0
        ? typed.keywords !== "" || typed.handles !== ""
          ? "Add what you typed first."
          : "Nothing is changed yet."
        : undefined;
  const close = () => {
    if (plan.length > 0) {
      toast({
        title: `${many(plan.length)} of the targeting of ${lineItemName(item)} not saved`,
        description: "Kept on this device: they are here when you edit the targeting again.",
        tone: "attention",
      });
    }
    onClose();
  };
  const submit = async (which: typeof plan) => {
    if (saving.busy) return;
    const count = which.length;
    if (!(await saving.save(which))) return;
    toast({ title: `Saved ${many(count)} of the targeting of ${lineItemName(item)}`, tone: "positive" });
    if (which.length === plan.length && typed.keywords === "" && typed.handles === "") onClose();
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
      description="Kinds narrow each other; within one kind, anything chosen will do. Nothing is saved until you save."
      footer={
        <>
          <p role="status" className="mr-auto self-center text-sm text-text-muted">
            {left.additions.length.toLocaleString("en-GB")} to add,{" "}
            {left.removals.length.toLocaleString("en-GB")} to remove
          </p>
          <Button onClick={close}>Close</Button>
          {refused.length > 0 && others.length > 0 && (
            <Button busy={saving.busy} disabledReason={blocked} onClick={() => void submit(others)}>
              Save the other {many(others.length)}
            </Button>
          )}
          <Button
            tone="primary"
            busy={saving.busy}
            disabledReason={blocked}
            onClick={() => void submit(plan)}
          >
            {plan.length > 0 ? `Save ${many(plan.length)}` : "Save"}
          </Button>
        </>
      }
    >
      <div ref={notices} className="flex scroll-mt-4 flex-col gap-4 pb-4 empty:hidden">
        {restored && (
          <Banner
            className="rounded-md"
            action={
              <Button
                size="small"
                onClick={() => {
                  setUnsaved(NOTHING);
                  setRestored(null);
                }}
              >
                Start afresh
              </Button>
            }
          >
            Restored what you had not saved on {formatInstant(new Date(restored.at).toISOString(), zone)}.
          </Banner>
        )}
        {refused.length > 0 && (
          <Banner
            tone="blocked"
            live
            className="rounded-md"
            title={`The service refused ${many(refused.length)}, so nothing of what is listed here was saved.`}
            action={
              <Button size="small" onClick={() => showFault(refused[0]?.[0])}>
                Show it
              </Button>
            }
          >
            Correct or remove it and save again, or save the others without it.
          </Banner>
        )}
        {problems.size > 0 && refused.length === 0 && (
          <Banner
            tone="attention"
            live
            className="rounded-md"
            title={`${many(problems.size)} to correct before it can be saved.`}
            action={
              <Button size="small" onClick={() => showFault(firstFault)}>
                Show it
              </Button>
            }
          />
        )}
        {saving.error && (
          <ErrorState compact title="What is listed as changed here was not saved" error={saving.error} />
        )}
      </div>
      <TargetingForm
        key={restored ? "restored" : "fresh"}
        item={item}
        firstField={firstField}
        entries={entries}
        refusals={refusals}
        typed={typed}
        onTyped={(part) => setUnsaved((before) => ({ ...before, typed: { ...before.typed, ...part } }))}
        onAdd={(criteria) => change((before) => withAdded(before, standing, criteria))}
        onRemove={(gone) => change((before) => withoutEntries(before, gone))}
        onKeep={(entry) => change((before) => withKept(before, standing, entry))}
        onCopy={(criteria) => {
          change((before) => withAdded(before, standing, criteria));
          return newAmong(criteria, entries);
        }}
        group={group}
        onGroup={setGroup}
      />
    </Dialog>
  );
}
