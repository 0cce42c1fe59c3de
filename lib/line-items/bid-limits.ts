import type { BiddingRule } from "@/lib/ads/endpoints/bidding-rules";
import { formatMicros } from "@/lib/format/money";

/** The bid limits of a currency in words, "0.01–1,000.00 EUR, in steps of 0.01". */
export function bidLimitsInWords(rule: BiddingRule): string {
  const { currency, minimum_cpe_bid_local_micro: lowest, maximum_cpe_bid_local_micro: highest } = rule;
  const text = (micros: string) => formatMicros(micros, currency);
  return `${text(lowest)}–${text(highest)} ${currency}, in steps of ${text(rule.minimum_denomination)}`;
}

/** The problem of a bid in its currency, if any. */
export function bidProblem(micros: string, rule: BiddingRule): string | undefined {
  const { currency, minimum_denomination: step } = rule;
  const bid = BigInt(micros);
  const text = (amount: string) => `${formatMicros(amount, currency)} ${currency}`;
  if (bid < BigInt(rule.minimum_cpe_bid_local_micro)) {
    return `The lowest bid is ${text(rule.minimum_cpe_bid_local_micro)}. Enter at least that.`;
  }
  if (bid > BigInt(rule.maximum_cpe_bid_local_micro)) {
    return `The highest bid is ${text(rule.maximum_cpe_bid_local_micro)}. Enter at most that.`;
  }
  if (BigInt(step) > 0n && bid % BigInt(step) !== 0n) {
    return `Bids go in steps of ${text(step)}. Enter a multiple of it.`;
  }
  return undefined;
}
