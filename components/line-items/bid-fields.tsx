import { Field, FieldColumns } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { BID_STRATEGIES } from "@/lib/ads/endpoints/line-items";
import { bidLimitsInWords } from "@/lib/line-items/bid-limits";
import { withCurrent } from "@/lib/line-items/line-item-choices";
import { billedByName, strategyName } from "@/lib/line-items/line-item-words";
import type { LineItemFieldsProps } from "./line-item-fields-props";

/** Goal and bid of a line item, and the maximum cost of an action. */
export function BidFields({
  typed,
  onTyped,
  shown,
  choices,
  errors,
  currency,
  bidding,
}: LineItemFieldsProps) {
  const strategies = BID_STRATEGIES.filter((each) =>
    withCurrent(choices.strategies, typed.strategy).includes(each),
  );
  return (
    <FieldColumns>
      <Field
        label="Bid strategy"
        error={errors.get("strategy")}
        hint={
          typed.strategy === "AUTO"
            ? "Automatic bidding: most results within budget."
            : typed.strategy === "MAX"
              ? "Never more than the bid."
              : "The bid on average."
        }
      >
        <Segmented
          label="Bid strategy"
          className="self-start"
          value={typed.strategy}
          onValueChange={(strategy) => onTyped({ strategy })}
          options={strategies.map((value) => ({ value, label: strategyName(value) }))}
        />
      </Field>
      {shown.has("bid") && (
        <Field
          label="Bid"
          required
          error={errors.get("bid")}
          hint={[
            ...(typed.payBy === "" ? [] : [`For each ${billedByName(typed.payBy)}.`]),
            ...(bidding ? [`${bidLimitsInWords(bidding)}.`] : []),
          ].join(" ")}
        >
          <MoneyInput
            currency={currency}
            defaultMicros={typed.bid}
            onTyped={({ micros }) => onTyped({ bid: micros })}
          />
        </Field>
      )}
      {shown.has("payBy") && (
        <Field label="Billed by" error={errors.get("payBy")}>
          <Select
            value={typed.payBy}
            onValueChange={(payBy) => onTyped({ payBy })}
            options={withCurrent(choices.payBy, typed.payBy).map((value) => ({
              value,
              label: `Each ${billedByName(value)}`,
            }))}
          />
        </Field>
      )}
      {shown.has("cpa") && (
        <Field
          label="Target cost per action"
          error={errors.get("cpa")}
          hint="Optional: what one action of its goal may cost on average."
        >
          <MoneyInput
            currency={currency}
            defaultMicros={typed.cpa}
            onTyped={({ micros }) => onTyped({ cpa: micros })}
          />
        </Field>
      )}
    </FieldColumns>
  );
}
