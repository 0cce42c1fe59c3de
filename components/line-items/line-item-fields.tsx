import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldColumns } from "@/components/ui/field";
import { LocalTimeInput } from "@/components/ui/local-time-input";
import { MoneyInput } from "@/components/ui/money-input";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { AUDIENCE_EXPANSIONS } from "@/lib/ads/endpoints/line-items";
import { withCurrent } from "@/lib/line-items/line-item-choices";
import { expansionName, goalName } from "@/lib/line-items/line-item-words";
import { AdvertiserFields } from "./advertiser-fields";
import { BidFields } from "./bid-fields";
import type { LineItemFieldsProps } from "./line-item-fields-props";

/** The fields of a line item both when it is created and later: goal, bid, budgets, times and the rest. */
export function LineItemFields(props: LineItemFieldsProps) {
  const { typed, onTyped, shown, choices, errors } = props;
  return (
    <>
      {shown.has("goal") && (
        <Field label="Goal" error={errors.get("goal")}>
          <Select
            value={typed.goal}
            onValueChange={(goal) => onTyped({ goal })}
            options={withCurrent(choices.goals, typed.goal).map((value) => ({
              value,
              label: goalName(value),
            }))}
          />
        </Field>
      )}
      {shown.has("strategy") && <BidFields {...props} />}
      {shown.has("total") && <BudgetFields {...props} />}
      {shown.has("start") && <TimeFields {...props} />}
      {shown.has("capTimes") && <CapFields {...props} />}
      {shown.has("expansion") && <ExpansionField {...props} />}
      <AdvertiserFields {...props} />
    </>
  );
}

function BudgetFields({ typed, onTyped, shown, errors, currency }: LineItemFieldsProps) {
  return (
    <>
      <FieldColumns>
        {shown.has("daily") && (
          <Field label="Daily budget" error={errors.get("daily")}>
            <MoneyInput
              currency={currency}
              defaultMicros={typed.daily}
              onTyped={({ micros }) => onTyped({ daily: micros })}
            />
          </Field>
        )}
        <Field
          label="Total budget"
          error={errors.get("total")}
          hint={
            shown.has("daily")
              ? undefined
              : "Optional. The daily budget is the campaign’s, which shares it among its line items."
          }
        >
          <MoneyInput
            currency={currency}
            defaultMicros={typed.total}
            onTyped={({ micros }) => onTyped({ total: micros })}
          />
        </Field>
      </FieldColumns>
      {shown.has("delivery") && (
        <Checkbox checked={typed.delivery} onCheckedChange={(delivery) => onTyped({ delivery })}>
          Standard delivery: spend evenly over the day instead of as fast as possible
        </Checkbox>
      )}
    </>
  );
}

function TimeFields({ typed, onTyped, errors, zone, edited }: LineItemFieldsProps) {
  const was = (time: string | null | undefined) => (time ? Date.parse(time) : undefined);
  return (
    <FieldColumns>
      <Field label="Starts" required error={errors.get("start")} hint={`Account time (${zone}).`}>
        <LocalTimeInput
          zone={zone}
          value={typed.start}
          was={was(edited?.start_time)}
          onValueChange={(local) => onTyped({ start: local })}
        />
      </Field>
      <Field label="Ends" error={errors.get("end")} hint="Leave it empty for no end.">
        <LocalTimeInput
          zone={zone}
          value={typed.end}
          was={was(edited?.end_time)}
          onValueChange={(local) => onTyped({ end: local })}
        />
      </Field>
    </FieldColumns>
  );
}

const WINDOWS = [
  { value: "", label: "No cap" },
  { value: "1", label: "1 day" },
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
] as const;

function CapFields({ typed, onTyped, errors }: LineItemFieldsProps) {
  return (
    <FieldColumns>
      <Field
        label="Frequency cap"
        error={errors.get("capTimes")}
        hint="Optional: how often one person sees it at most."
      >
        <TextInput
          inputMode="numeric"
          className="text-right tabular-nums"
          value={typed.capTimes}
          onChange={({ target }) => onTyped({ capTimes: target.value })}
        />
      </Field>
      <Field label="Within" error={errors.get("capDays")}>
        <Select
          value={WINDOWS.find(({ value }) => value === typed.capDays)?.value ?? ""}
          onValueChange={(capDays) => onTyped({ capDays })}
          options={WINDOWS}
        />
      </Field>
    </FieldColumns>
  );
}

/** From nearest to furthest. */
const EXPANSIONS = ["DEFINED", "EXPANDED", "BROAD"] as const satisfies (typeof AUDIENCE_EXPANSIONS)[number][];

function ExpansionField({ typed, onTyped, errors }: LineItemFieldsProps) {
  return (
    <Field
      label="Audience expansion"
      error={errors.get("expansion")}
      hint="Reaches people like those who are targeted as well: defined stays closest to them, broad goes furthest."
    >
      <Select
        value={typed.expansion}
        onValueChange={(expansion) => onTyped({ expansion })}
        options={["", ...withCurrent(EXPANSIONS, typed.expansion)].map((value) => ({
          value,
          label: value === "" ? "None" : expansionName(value),
        }))}
      />
    </Field>
  );
}
