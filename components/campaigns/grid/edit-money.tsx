"use client";

import { useId, useState } from "react";
import { AmountInWords } from "@/components/campaigns/amount-in-words";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { changeFactor, isLargeChange } from "@/lib/bulk/large-change";
import type { BudgetField } from "@/lib/campaigns/bulk/bulk-change";
import { type CampaignChange, checkChange, mayClear } from "@/lib/campaigns/change";
import { plannedDays } from "@/lib/campaigns/planned-days";
import { readBudget, type TypedBudget } from "@/lib/campaigns/typed-budget";
import { formatMicros, microsToDecimal } from "@/lib/money";
import { afterKey } from "./after-key";
import type { AfterEdit } from "./edit-cell";
import { EditNote, editInputClass } from "./edit-note";
import { useFocusOnce } from "./use-focus-once";

interface EditMoneyProps {
  campaign: Campaign;
  field: BudgetField;
  onDone: (change: CampaignChange | undefined, after: AfterEdit) => void;
}

const LABELS = {
  daily_budget_amount_local_micro: "Daily budget",
  total_budget_amount_local_micro: "Total budget",
} as const;

/**
 * A budget edited in its cell: read in the currency's decimals, held against the campaign's other budget, and
 * asked about when it looks like a slip of the finger.
 */
export function EditMoney({ campaign, field, onDone }: EditMoneyProps) {
  const before = campaign[field];
  const [text, setText] = useState(before === null ? "" : microsToDecimal(before, campaign.currency));
  /** A large change that waits for a second Enter. */
  const [asked, setAsked] = useState<string>();
  const noteId = useId();
  const focus = useFocusOnce<HTMLInputElement>();

  const typed = readBudget(text, campaign, field);
  const change = typed.ok ? { [field]: typed.micros } : undefined;
  const problem = typed.ok ? checkChange(campaign, { [field]: typed.micros })[0]?.advice : typed.reason;
  const finish = (after: AfterEdit, confirms: boolean) => {
    if (problem || !typed.ok) return;
    const large = isLargeChange(before, typed.micros);
    if (large && !(confirms && asked === typed.micros)) setAsked(typed.micros ?? undefined);
    else onDone(change, after);
  };
  return (
    <>
      <input
        ref={focus}
        aria-label={`${LABELS[field]} in ${campaign.currency}`}
        aria-describedby={noteId}
        aria-invalid={problem !== undefined}
        autoComplete="off"
        inputMode="decimal"
        className={`${editInputClass} text-right tabular-nums`}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAsked(undefined);
        }}
        onBlur={() => finish("stay", false)}
        onKeyDown={(event) => {
          const after = afterKey(event);
          if (after === "cancel" && asked !== undefined) setAsked(undefined);
          else if (after === "cancel") onDone(undefined, "stay");
          else if (after) finish(after, true);
        }}
      />
      {problem ? (
        <EditNote id={noteId} tone="problem">
          {problem}
        </EditNote>
      ) : asked !== undefined && before !== null ? (
        <EditNote id={noteId} tone="problem">
          {changeFactor(before, asked)}: from {formatMicros(before, campaign.currency)} to{" "}
          {formatMicros(asked, campaign.currency)} {campaign.currency}, that is{" "}
          <AmountInWords micros={asked} currency={campaign.currency} />. Press Enter again to keep it, Esc to
          go on editing.
        </EditNote>
      ) : (
        <EditNote id={noteId} tone="hint">
          {planHint(campaign, field, typed)}
        </EditNote>
      )}
    </>
  );
}

function planHint(campaign: Campaign, field: BudgetField, typed: TypedBudget): string {
  const micros = typed.ok ? typed.micros : null;
  const other =
    field === "daily_budget_amount_local_micro"
      ? plannedDays(micros, campaign.total_budget_amount_local_micro)
      : plannedDays(campaign.daily_budget_amount_local_micro, micros);
  if (other !== undefined) return `Plan: lasts ≈ ${other.toLocaleString("en-GB")} days at full spend.`;
  return mayClear(field) ? "Leave it empty to clear it." : `In ${campaign.currency}.`;
}
