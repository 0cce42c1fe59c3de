import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { TextInput } from "@/components/ui/text-input";
import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { BUDGET_FIELDS, plannedDays } from "@/lib/campaigns/change";
import { formatMicros } from "@/lib/format/money";
import { formatNumber } from "@/lib/format/numbers";
import type { CampaignFieldsProps } from "./campaign-fields-props";

const BUDGETS = BUDGET_FIELDS.map((name) => ({ name, label: campaignFieldName(name) }));

/** Daily and total budget side by side, in the currency of the funding source. */
export function CampaignBudgets({
  campaign,
  onTyped,
  errorAt,
  warnings,
  funding,
  usualDaily,
}: CampaignFieldsProps) {
  /** Changes when a button fills in amounts, which remounts the inputs. */
  const [put, setPut] = useState(0);
  const { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total } = campaign;
  const currency = funding.find(({ id }) => id === campaign.funding_instrument_id)?.currency;
  const days = plannedDays(daily ?? null, total ?? null);
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {BUDGETS.map(({ name, label }) => (
        <div key={name} data-field={`campaign/${name}`}>
          <Field label={label} error={errorAt(name)} warning={warnings.get(name)}>
            {currency === undefined ? (
              <TextInput disabled />
            ) : (
              <MoneyInput
                key={`${currency} ${put}`}
                currency={currency}
                defaultMicros={campaign[name]}
                onTyped={({ micros }) => onTyped({ [name]: micros })}
              />
            )}
          </Field>
        </div>
      ))}
      <p className="-mt-2 text-sm text-text-muted sm:col-span-2">
        {currency === undefined
          ? "Choose the funding source first: it decides the currency."
          : days === undefined
            ? "Either may be left empty; most funding needs a daily budget."
            : `Plan: lasts ≈ ${formatNumber(days)} days if every day spends the daily budget.`}
      </p>
      {currency !== undefined && usualDaily !== undefined && daily === null && (
        <Button
          size="small"
          className="justify-self-start sm:col-span-2"
          onClick={() => {
            onTyped({ daily_budget_amount_local_micro: usualDaily });
            setPut(put + 1);
          }}
        >
          Use {formatMicros(usualDaily, currency)} {currency} a day, usual in this account
        </Button>
      )}
    </div>
  );
}
