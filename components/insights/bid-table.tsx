import { useMemo } from "react";
import type * as z from "zod";
import { useCurrencies } from "@/components/funding/use-currencies";
import { Money } from "@/components/ui/money";
import { type biddingRuleRecord, list } from "@/lib/ads/endpoints/bidding-rules";
import { useLookup } from "@/lib/ads/use-lookup";
import { microsToDecimal } from "@/lib/format/money";
import { currencyName } from "@/lib/format/names";
import { knownValue } from "@/lib/remote-data";
import { LookupPage } from "./lookup-page";
import type { ShownColumn } from "./lookup-rows";
import type { LookupView } from "./use-lookup-view";

type BiddingRule = z.output<typeof biddingRuleRecord>;

const amount = (
  key: string,
  label: string,
  micros: (rule: BiddingRule) => string,
): ShownColumn<BiddingRule> => ({
  key,
  label,
  text: (rule) => microsToDecimal(micros(rule), rule.currency),
  number: (rule) => BigInt(micros(rule)),
  unordered: true,
  content: (rule) => <Money micros={micros(rule)} currency={rule.currency} />,
});

const NONE: readonly string[] = [];

/** The minimum and maximum bid in each currency; the account's own come first. */
export function BidTable({ view }: { view: LookupView }) {
  const { records, ...read } = useLookup(list, {});
  const own = knownValue(useCurrencies()) ?? NONE;
  const rows = useMemo(
    () => [
      ...records.filter(({ currency }) => own.includes(currency)),
      ...records.filter(({ currency }) => !own.includes(currency)),
    ],
    [records, own],
  );
  const columns = useMemo<readonly ShownColumn<BiddingRule>[]>(
    () => [
      {
        key: "currency",
        label: "Currency",
        text: ({ currency }) => currencyName(currency),
        content: ({ currency }) => (
          <span className="inline-flex max-w-96 items-baseline gap-2">
            <bdi className="truncate">{currencyName(currency)}</bdi>
            {own.includes(currency) && <span className="text-sm text-text-muted">this account’s</span>}
          </span>
        ),
      },
      { key: "code", label: "Code", text: ({ currency }) => currency, identifier: true },
      amount("lowest", "Lowest bid", (rule) => rule.minimum_cpe_bid_local_micro),
      amount("highest", "Highest bid", (rule) => rule.maximum_cpe_bid_local_micro),
      amount("step", "Smallest step", (rule) => rule.minimum_denomination),
    ],
    [own],
  );
  return (
    <LookupPage
      view={view}
      one="currency"
      many="currencies"
      label="Bids"
      read={read}
      rows={rows}
      keyOf={({ currency }) => currency}
      columns={columns}
      about="Bids for an engagement. Amounts of campaigns and line items are multiples of the smallest step."
    />
  );
}
