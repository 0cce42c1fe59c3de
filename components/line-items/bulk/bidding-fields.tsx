import { useState } from "react";
import { BulkAmountFields } from "@/components/bulk/bulk-amount-fields";
import { Field } from "@/components/ui/field";
import { MoneyInput } from "@/components/ui/money-input";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { BID_STRATEGIES } from "@/lib/ads/endpoints/line-items";
import type { BidStrategy } from "@/lib/line-items/bulk/line-item-bulk-change";
import { strategyName } from "@/lib/line-items/line-item-words";
import type { LineItemActionFields } from "./line-item-action-fields";

type BiddingFieldsProps = Pick<LineItemActionFields, "currencies" | "onChange">;

type Part = "amount" | "strategy";

const BIDS = [{ value: "bid_amount_local_micro", label: "Bid" }] as const;
const PARTS = [
  { value: "amount", label: "Amount" },
  { value: "strategy", label: "Strategy" },
] as const satisfies readonly { value: Part; label: string }[];
const STRATEGIES = BID_STRATEGIES.map((value) => ({ value, label: strategyName(value) }));

/** The bidding of many line items: amounts, or strategy. */
export function BiddingFields({ currencies, onChange }: BiddingFieldsProps) {
  const [part, setPart] = useState<Part>("amount");
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label="What to change"
        className="self-start"
        value={part}
        options={PARTS}
        onValueChange={(next) => {
          setPart(next);
          onChange(next === "strategy" ? { kind: "strategy", strategy: "AUTO" } : undefined);
        }}
      />
      {part === "amount" ? (
        <BulkAmountFields
          label="Bid"
          fields={BIDS}
          first="bid_amount_local_micro"
          currencies={currencies}
          many="Line items"
          onChange={(wish) => onChange(wish && { kind: "bid", ...wish })}
        />
      ) : (
        <StrategyFields currencies={currencies} onChange={onChange} />
      )}
    </div>
  );
}

function StrategyFields({ currencies, onChange }: BiddingFieldsProps) {
  const [first = "USD"] = currencies;
  const [typed, setTyped] = useState<{ strategy: BidStrategy; currency: string; micros?: string | null }>({
    strategy: "AUTO",
    currency: first,
  });
  const edit = (part: Partial<typeof typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    const { strategy, currency, micros } = next;
    onChange({ kind: "strategy", strategy, ...(micros && { amount: { micros, currency } }) });
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-3">
      <Field label="Strategy">
        <Select
          options={STRATEGIES}
          value={typed.strategy}
          onValueChange={(strategy) => edit({ strategy })}
        />
      </Field>
      {typed.strategy !== "AUTO" && (
        <Field label="Bid" hint="If empty, each keeps its own bid.">
          <MoneyInput
            key={typed.currency}
            currency={typed.currency}
            onTyped={({ micros }) => edit({ micros: micros ?? null })}
          />
        </Field>
      )}
      {typed.strategy !== "AUTO" && currencies.length > 1 && (
        <Field label="Currency">
          <Select
            options={currencies.map((code) => ({ value: code, label: code }))}
            value={typed.currency}
            onValueChange={(currency) => edit({ currency, micros: null })}
          />
        </Field>
      )}
    </div>
  );
}
