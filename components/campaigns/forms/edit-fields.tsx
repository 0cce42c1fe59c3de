"use client";

import { SelectField, TextField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { Banner } from "@/components/ui/banner";
import { Checkbox } from "@/components/ui/checkbox";
import { AmountInWords } from "@/components/ui/money";
import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { CAMPAIGN_NAME_MAX, type Campaign, PURCHASE_ORDER_NUMBER_MAX } from "@/lib/ads/endpoints/campaigns";
import { changeFactor } from "@/lib/bulk/large-change";
import { BUDGET_FIELDS, mayClear } from "@/lib/campaigns/change";
import type { CampaignFormField, EditForm, LargeChange } from "@/lib/campaigns/edit-form";
import { statusOptions } from "@/lib/campaigns/status";
import { formatMicros } from "@/lib/format/money";

interface EditFieldsProps {
  campaign: Campaign;
  form: ServiceForm<EditForm>;
  warnings: ReadonlyMap<CampaignFormField, string>;
  large: readonly LargeChange[];
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
}

/** Name, status, budgets and purchase order number, and confirmation of an amount that may be a typo. */
export function EditFields({ campaign, form, warnings, large, confirmed, onConfirmed }: EditFieldsProps) {
  const { currency } = campaign;
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={campaignFieldName("name")}
        warning={warnings.get("name")}
        max={CAMPAIGN_NAME_MAX}
      />
      <SelectField
        form={form}
        name="entity_status"
        label={campaignFieldName("entity_status")}
        options={statusOptions(campaign.entity_status)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {BUDGET_FIELDS.map((field) => (
          <TextField
            key={field}
            form={form}
            name={field}
            label={`${campaignFieldName(field)} in ${currency}`}
            warning={warnings.get(field)}
            hint={mayClear(field) && campaign[field] !== null ? "Leave it empty to clear it." : undefined}
            input={{ inputMode: "decimal", className: "text-right tabular-nums" }}
          />
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
                  {campaignFieldName(field).toLowerCase()} from {formatMicros(from, currency)} to{" "}
                  {formatMicros(to, currency)} {currency} ({changeFactor(from, to)}):{" "}
                  <AmountInWords micros={to} currency={currency} />
                </span>
              ))}
              .
            </span>
          </Checkbox>
        </Banner>
      )}
      <TextField
        form={form}
        name="purchase_order_number"
        label={campaignFieldName("purchase_order_number")}
        warning={warnings.get("purchase_order_number")}
        max={PURCHASE_ORDER_NUMBER_MAX}
      />
    </>
  );
}
