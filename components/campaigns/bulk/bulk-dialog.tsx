"use client";

import { useMemo, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { CAMPAIGN_BATCH_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";
import type { BudgetField, BulkChange } from "@/lib/campaigns/bulk/bulk-change";
import { type PlannedItem, planBulkChange } from "@/lib/campaigns/bulk/bulk-plan";
import { isLargeChange, LARGE_CHANGE_FACTOR } from "@/lib/campaigns/bulk/large-change";
import { BulkBudgetFields } from "./bulk-budget-fields";
import { BulkPreview } from "./bulk-preview";
import { BulkRenameFields } from "./bulk-rename-fields";

export type BulkKind = "pause" | "resume" | "budget" | "rename";

interface BulkDialogProps {
  kind: BulkKind;
  campaigns: readonly Campaign[];
  /** Which budget is meant at first. */
  budget?: BudgetField | undefined;
  onClose: () => void;
  onStart: (title: string, items: readonly PlannedItem[]) => void;
}

const VERBS = { pause: "Pause", resume: "Resume", budget: "Change the budget of", rename: "Rename" } as const;

const count = (n: number, one: string) => `${n.toLocaleString("en-GB")} ${one}${n === 1 ? "" : "s"}`;

/** A change for many campaigns: what to do, old → new for each, how many requests it takes, then go. */
export function BulkDialog({ kind, campaigns, budget, onClose, onStart }: BulkDialogProps) {
  const [change, setChange] = useState<BulkChange | undefined>(() => fixedChange(kind));
  const [confirmed, setConfirmed] = useState(false);
  const plan = useMemo(
    () => (change ? planBulkChange(campaigns, change) : { items: [], excluded: [], requests: 0 }),
    [campaigns, change],
  );
  const large = useMemo(() => plan.items.filter(isLarge).length, [plan]);
  const title = `${VERBS[kind]} ${count(plan.items.length, "campaign")}`;
  const blocked = !change
    ? "Say what to change first."
    : plan.items.length === 0
      ? "Nothing would change."
      : large > 0 && !confirmed
        ? "Confirm the large changes first."
        : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      writes
      width="wide"
      title={`${VERBS[kind]} ${count(campaigns.length, "selected campaign")}`}
      description={
        plan.requests > 1
          ? `Sends ${count(plan.requests, "request")}, one after the other, of at most ${CAMPAIGN_BATCH_MAX} campaigns each.`
          : "Sends one request. Nothing is sent before you say so."
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabledReason={blocked}
            onClick={() => {
              onStart(title, plan.items);
              onClose();
            }}
          >
            {title}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {kind === "budget" && <BulkBudgetFields campaigns={campaigns} budget={budget} onChange={setChange} />}
        {kind === "rename" && <BulkRenameFields onChange={setChange} />}
        {change && <BulkPreview plan={plan} />}
        {large > 0 && (
          <Banner tone="attention" className="rounded-md">
            <Checkbox checked={confirmed} onCheckedChange={setConfirmed}>
              Yes, change {count(large, "budget")} by more than ×{LARGE_CHANGE_FACTOR.toString()}.
            </Checkbox>
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

function fixedChange(kind: BulkKind): BulkChange | undefined {
  if (kind === "pause") return { kind: "status", status: "PAUSED" };
  return kind === "resume" ? { kind: "status", status: "ACTIVE" } : undefined;
}

const asMicros = (value: unknown) => (typeof value === "string" ? value : null);

function isLarge({ differences }: PlannedItem): boolean {
  return differences.some(
    ({ field, from, to }) => field.endsWith("_local_micro") && isLargeChange(asMicros(from), asMicros(to)),
  );
}
