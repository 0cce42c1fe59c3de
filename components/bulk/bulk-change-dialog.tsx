"use client";

import { type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type BulkPlan, type BulkResource, countInWords, type PlannedItem } from "@/lib/bulk/bulk-plan";
import { countLargeChanges } from "@/lib/bulk/large-change";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";
import { BulkPreview, type DescribeItem, type ValueInWords } from "./bulk-preview";
import { ConfirmLarge } from "./confirm-large";
import { ConfirmWarnings, NOT_PASSED, usePassed } from "./confirm-warnings";

interface BulkChangeDialogProps<Item extends PlannedItem> {
  resource: BulkResource;
  /** "Change the budget of". */
  verb: string;
  /** How many were selected. */
  selected: number;
  /** Above everything, where something other than the selected records is affected. */
  heading?: string | undefined;
  /** The button's label; by default the action, and when it happens if it is staged. */
  go?: string;
  /** Undefined while the change is incomplete. */
  plan: BulkPlan<Item> | undefined;
  /** Why there is no plan yet. */
  notYet?: string;
  /** The name of the amounts, "budget". */
  amount: string;
  /** Nothing is sent: the change waits until it is published. */
  stages?: boolean;
  valueInWords?: ValueInWords;
  describeItem?: DescribeItem;
  onClose: () => void;
  onStart: (title: string, items: readonly Item[]) => void;
  /** The inputs for the change. */
  children?: ReactNode;
}

/** A change for many records: what to do, old → new for each, how many requests it takes, then go. */
export function BulkChangeDialog<Item extends PlannedItem>({
  resource,
  verb,
  selected,
  heading,
  go,
  plan,
  notYet = "Say what to change first.",
  amount,
  stages = false,
  valueInWords,
  describeItem,
  onClose,
  onStart,
  children,
}: BulkChangeDialogProps<Item>) {
  const [confirmed, setConfirmed] = useState(false);
  const { items, requests } = plan ?? { items: [], requests: 0 };
  const large = useMemo(() => countLargeChanges(items), [items]);
  const warned = usePassed(plan?.warnings);
  const title = `${verb} ${plan ? countInWords(resource, items.length) : resource.many}`;
  const blocked = !plan
    ? notYet
    : items.length === 0
      ? "Nothing would change."
      : large > 0 && !confirmed
        ? "Confirm the large changes first."
        : warned.passed
          ? undefined
          : NOT_PASSED;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      writes
      width="wide"
      title={
        heading ??
        `${verb} ${countInWords({ ...resource, one: `selected ${resource.one}`, many: `selected ${resource.many}` }, selected)}`
      }
      description={
        stages
          ? "Nothing is sent now: the changes wait on this device until you publish them."
          : requests > 1
            ? resource.batchMax === 1
              ? `Sends ${formatNumber(requests)} requests, one for each ${resource.one}.`
              : `Sends ${formatNumber(requests)} requests of up to ${resource.batchMax} ${resource.many} each.`
            : `${plural(requests, { one: "Sends one request. ", other: "" })}Nothing changes until you confirm.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabledReason={blocked}
            onClick={() => {
              onStart(title, items);
              onClose();
            }}
          >
            {go ?? (stages ? `${title} when published` : title)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {children}
        {plan && (
          <BulkPreview
            plan={plan}
            namesFields={heading !== undefined}
            valueInWords={valueInWords}
            describeItem={describeItem}
          />
        )}
        <ConfirmLarge
          count={large}
          amount={amount}
          confirmed={confirmed}
          onConfirmed={setConfirmed}
          className="rounded-md"
        />
        <ConfirmWarnings {...warned} about={countInWords(resource, warned.count)} className="rounded-md" />
      </div>
    </Dialog>
  );
}
