import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { placementNames, productName } from "@/lib/line-items/line-item-words";
import type { LineItemFieldsProps } from "./line-item-fields-props";

interface PromotedFieldsProps
  extends Pick<LineItemFieldsProps, "typed" | "onTyped" | "shown" | "choices" | "errors"> {
  /** Decided by the campaign's other line items. */
  fixed: boolean;
}

/** Objective, product and placements of a line item, which cannot be changed later. */
export function PromotedFields({ typed, onTyped, shown, choices, errors, fixed }: PromotedFieldsProps) {
  return (
    <>
      {shown.has("product") && (
        <Field label="Promotes" error={errors.get("product")} hint="It cannot be changed later.">
          <Select
            value={typed.product}
            onValueChange={(product) => onTyped({ product })}
            disabled={fixed}
            options={choices.products.map((value) => ({ value, label: productName(value) }))}
          />
        </Field>
      )}
      {shown.has("placements") && (
        <Field label="Placements" error={errors.get("placements")} hint="They cannot be changed later.">
          <Select
            value={typed.placements}
            onValueChange={(placements) => onTyped({ placements })}
            options={choices.placements.map((value) => ({ value, label: placementNames(value.split(",")) }))}
          />
        </Field>
      )}
    </>
  );
}
