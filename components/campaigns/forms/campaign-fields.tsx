import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { PURCHASE_ORDER_NUMBER_MAX } from "@/lib/ads/endpoints/campaigns";
import { fundingLabel } from "@/lib/funding/words";
import { CampaignBudgets } from "./campaign-budgets";
import type { CampaignFieldsProps } from "./campaign-fields-props";
import { NameField } from "./name-field";

const OPTIMIZATIONS = [
  { value: "CAMPAIGN", label: "Across the campaign" },
  { value: "LINE_ITEM", label: "By line item" },
] as const;

/** The fields of a campaign when it is created. */
export function CampaignFields(props: CampaignFieldsProps) {
  const { campaign, onTyped, errorAt, warnings, funding, balance, templates, today } = props;
  const shared = campaign.budget_optimization === "CAMPAIGN";
  return (
    <>
      <div data-field="campaign/name">
        <NameField
          value={campaign.name}
          onChange={(name) => onTyped({ name })}
          error={errorAt("name")}
          warning={warnings.get("name")}
          templates={templates}
          today={today}
        />
      </div>
      <div data-field="campaign/funding_instrument_id">
        <Field label="Funding source" required error={errorAt("funding_instrument_id")} hint={balance}>
          <Select
            placeholder="Select a funding source"
            value={campaign.funding_instrument_id}
            onValueChange={(id) => onTyped({ funding_instrument_id: id })}
            options={funding.map((each) => ({ value: each.id, label: fundingLabel(each) }))}
          />
        </Field>
      </div>
      <CampaignBudgets {...props} />
      <Field
        label="Budget optimisation"
        hint={
          shared
            ? "Budget shifts automatically to the best-performing line items."
            : "Every line item spends a budget of its own; delivery is chosen there."
        }
      >
        <Segmented
          label="Budget optimisation"
          className="self-start"
          value={campaign.budget_optimization}
          onValueChange={(budget_optimization) => onTyped({ budget_optimization })}
          options={OPTIMIZATIONS}
        />
      </Field>
      {shared && (
        <Checkbox
          checked={campaign.standard_delivery}
          onCheckedChange={(standard_delivery) => onTyped({ standard_delivery })}
        >
          Standard delivery: spend evenly over the day instead of as fast as possible
        </Checkbox>
      )}
      <div data-field="campaign/purchase_order_number">
        <Field
          label="Purchase order number"
          error={errorAt("purchase_order_number")}
          warning={warnings.get("purchase_order_number")}
          counter={{ used: [...campaign.purchase_order_number].length, max: PURCHASE_ORDER_NUMBER_MAX }}
        >
          <TextInput
            value={campaign.purchase_order_number}
            onChange={({ target }) => onTyped({ purchase_order_number: target.value })}
          />
        </Field>
      </div>
    </>
  );
}
