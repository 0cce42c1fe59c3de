import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import { BID_STRATEGIES, type LineItem } from "@/lib/ads/endpoints/line-items";
import { PAID_BY } from "@/lib/ads/line-item-rules";
import { bidLimitsInWords } from "@/lib/line-items/bid-limits";
import type { LineItemChoices } from "@/lib/line-items/line-item-choices";
import type { LineItemField, LineItemTyped } from "@/lib/line-items/line-item-form";
import { billedByName, goalName, strategyName } from "@/lib/line-items/line-item-words";
import { AdvertiserFields } from "./advertiser-fields";

export interface LineItemFieldsProps {
  typed: LineItemTyped;
  onTyped: (part: Partial<LineItemTyped>) => void;
  /** The fields that go with what is typed. */
  shown: ReadonlySet<LineItemField>;
  choices: LineItemChoices;
  errors: ReadonlyMap<LineItemField, string>;
  currency: string;
  zone: string;
  /** What may be bid, where that is known. */
  bidding: BiddingRule | undefined;
  /** What it is billed by now; a new one is billed by what its goal says. */
  payBy?: LineItem["pay_by"];
}

/** What can be said of a line item both when it is created and later: goal, bid, budgets, times and the rest. */
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
      <AdvertiserFields {...props} />
    </>
  );
}

/** What stands there now is among the choices, even if the service would not take it from us. */
const withCurrent = (choices: readonly string[], value: string) =>
  choices.includes(value) || value === "" ? choices : [value, ...choices];

function BidFields({
  typed,
  onTyped,
  shown,
  choices,
  errors,
  currency,
  bidding,
  payBy,
}: LineItemFieldsProps) {
  const goals: Readonly<Record<string, string>> = PAID_BY;
  const billedBy = payBy ?? goals[typed.goal];
  const strategies = BID_STRATEGIES.filter((each) =>
    withCurrent(choices.strategies, typed.strategy).includes(each),
  );
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        label="Bid strategy"
        error={errors.get("strategy")}
        hint={
          typed.strategy === "AUTO"
            ? "The service bids as much as the budget allows."
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
            ...(billedBy === undefined ? [] : [`For each ${billedByName(billedBy)}.`]),
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
    </div>
  );
}

function BudgetFields({ typed, onTyped, shown, errors, currency }: LineItemFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
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
      </div>
      {shown.has("delivery") && (
        <Checkbox checked={typed.delivery} onCheckedChange={(delivery) => onTyped({ delivery })}>
          Standard delivery: spend evenly over the day instead of as fast as possible
        </Checkbox>
      )}
    </>
  );
}

function TimeFields({ typed, onTyped, errors, zone }: LineItemFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Starts" required error={errors.get("start")} hint={`On the account’s clocks, ${zone}.`}>
        <TextInput
          type="datetime-local"
          value={typed.start}
          onChange={({ target }) => onTyped({ start: target.value })}
        />
      </Field>
      <Field label="Ends" error={errors.get("end")} hint="Leave it empty for no end.">
        <TextInput
          type="datetime-local"
          value={typed.end}
          onChange={({ target }) => onTyped({ end: target.value })}
        />
      </Field>
    </div>
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
    <div className="grid items-start gap-4 sm:grid-cols-2">
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
    </div>
  );
}
