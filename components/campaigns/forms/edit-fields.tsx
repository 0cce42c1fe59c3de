"use client";

import { AmountInWords } from "@/components/ui/amount-in-words";
import { Banner } from "@/components/ui/banner";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { CAMPAIGN_NAME_MAX, type Campaign, PURCHASE_ORDER_NUMBER_MAX } from "@/lib/ads/endpoints/campaigns";
import { changeFactor } from "@/lib/bulk/large-change";
import type { EditableField } from "@/lib/campaigns/campaign-columns";
import { mayClear } from "@/lib/campaigns/change";
import type { EditForm, LargeChange } from "@/lib/campaigns/edit-form";
import { fieldName } from "@/lib/campaigns/field-words";
import { isSettableStatus, SETTABLE_STATUSES } from "@/lib/campaigns/status";
import { formatMicros } from "@/lib/format/money";

interface EditFieldsProps {
  campaign: Campaign;
  form: EditForm;
  errors: ReadonlyMap<EditableField, string>;
  warnings: ReadonlyMap<EditableField, string>;
  large: readonly LargeChange[];
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
  onForm: (part: Partial<EditForm>) => void;
}

const BUDGETS = ["daily_budget_amount_local_micro", "total_budget_amount_local_micro"] as const;

/** Name, status, budgets and purchase order number, and the question about an amount that looks like a slip. */
export function EditFields({
  campaign,
  form,
  errors,
  warnings,
  large,
  confirmed,
  onConfirmed,
  onForm,
}: EditFieldsProps) {
  const { currency } = campaign;
  return (
    <>
      <Field
        label={fieldName("name")}
        error={errors.get("name")}
        warning={warnings.get("name")}
        counter={{ used: [...form.name].length, max: CAMPAIGN_NAME_MAX }}
      >
        <TextInput value={form.name} onChange={(event) => onForm({ name: event.target.value })} />
      </Field>
      <Field label={fieldName("entity_status")} error={errors.get("entity_status")}>
        <Select
          value={form.entity_status}
          onValueChange={(entity_status) => onForm({ entity_status })}
          options={statusOptions(campaign.entity_status)}
        />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {BUDGETS.map((field) => (
          <Field
            key={field}
            label={`${fieldName(field)} in ${currency}`}
            error={errors.get(field)}
            warning={warnings.get(field)}
            hint={mayClear(field) && campaign[field] !== null ? "Leave it empty to clear it." : undefined}
          >
            <TextInput
              inputMode="decimal"
              className="text-right tabular-nums"
              value={form[field]}
              onChange={(event) => onForm({ [field]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      {large.length > 0 && (
        <Banner tone="attention" className="rounded-md">
          <Checkbox checked={confirmed} onCheckedChange={onConfirmed} className="items-start">
            <span>
              Yes, change{" "}
              {large.map(({ field, from, to }, index) => (
                <span key={field}>
                  {index > 0 && ", and "}
                  {fieldName(field).toLowerCase()} from {formatMicros(from, currency)} to{" "}
                  {formatMicros(to, currency)} {currency} ({changeFactor(from, to)}):{" "}
                  <AmountInWords micros={to} currency={currency} />
                </span>
              ))}
              .
            </span>
          </Checkbox>
        </Banner>
      )}
      <Field
        label={fieldName("purchase_order_number")}
        error={errors.get("purchase_order_number")}
        warning={warnings.get("purchase_order_number")}
        counter={{ used: [...form.purchase_order_number].length, max: PURCHASE_ORDER_NUMBER_MAX }}
      >
        <TextInput
          value={form.purchase_order_number}
          onChange={(event) => onForm({ purchase_order_number: event.target.value })}
        />
      </Field>
    </>
  );
}

/** A draft's or an unknown status stands first until another is chosen. */
function statusOptions(current: string) {
  const settable = Object.entries(SETTABLE_STATUSES).map(([value, label]) => ({ value, label }));
  return isSettableStatus(current) ? settable : [{ value: current, label: current }, ...settable];
}
