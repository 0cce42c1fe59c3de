import { TextField } from "@/components/forms/form-field";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { LINE_ITEM_NAME_MAX, OBJECTIVES } from "@/lib/ads/endpoints/line-items";
import { objectiveName } from "@/lib/line-items/line-item-words";
import { CampaignPicker } from "./campaign-picker";
import { PromotedFields } from "./promoted-fields";
import type { useNewLineItem } from "./use-new-line-item";

interface NewLineItemFieldsProps {
  item: ReturnType<typeof useNewLineItem>;
  campaigns: readonly Campaign[];
  reading: boolean;
}

/** The fields of a line item that are set only at creation, and its name. */
export function NewLineItemFields({ item, campaigns, reading }: NewLineItemFieldsProps) {
  const { form, typed, shown, choices, errors, kin, looking } = item;
  return (
    <>
      <Field label="Campaign" required error={errors.get("campaign")}>
        <CampaignPicker
          campaigns={campaigns}
          reading={reading}
          value={typed.campaign}
          onValueChange={(value) => form.set({ campaign: value })}
        />
      </Field>
      <TextField
        form={form}
        name="name"
        label="Name"
        max={LINE_ITEM_NAME_MAX}
        hint="Optional. If empty, the ID is shown."
      />
      <Field
        label="Objective"
        required
        error={errors.get("objective")}
        hint={
          kin
            ? "All line items of a campaign share their objective."
            : looking
              ? "Looking at the campaign’s other line items…"
              : "What it should achieve. It cannot be changed later, and the campaign’s other line items will share it."
        }
      >
        <Select
          placeholder="Choose an objective"
          value={typed.objective}
          onValueChange={(objective) => form.set({ objective })}
          disabled={kin !== undefined}
          options={(kin ? [kin.objective] : OBJECTIVES).map((value) => ({
            value,
            label: objectiveName(value),
          }))}
        />
      </Field>
      <PromotedFields
        typed={typed}
        onTyped={form.set}
        shown={shown}
        choices={choices}
        errors={errors}
        fixed={kin !== undefined}
      />
    </>
  );
}
