import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { listAnd } from "@/lib/format/lists";
import type { CopiedRecords } from "./use-copied-tree";

/** The currency of the copies' amounts, and that of their models. */
export interface CopyExchange {
  readonly from: readonly string[];
  /** Undefined where amounts stay as they are. */
  readonly to: string | undefined;
  readonly needsRate: boolean;
  /** Why they cannot be converted. */
  readonly problem: string | undefined;
}

/**
 * Whether amounts have to be converted.
 *
 * @param funding the funding source of copies of campaigns, where it is chosen
 * @param campaign the campaign that copies of line items are created in, where it is chosen
 */
export function exchangeOf(
  copied: CopiedRecords,
  funding: FundingInstrument | undefined,
  campaign: Pick<Campaign, "currency"> | undefined,
): CopyExchange {
  const models = copied.kind === "campaigns" ? copied.campaigns : copied.items;
  const from = [...new Set(models.map(({ currency }) => currency))];
  const to = (copied.kind === "campaigns" ? funding : campaign)?.currency;
  const needsRate = to !== undefined && from.some((currency) => currency !== to);
  return {
    from,
    to: needsRate ? to : undefined,
    needsRate,
    problem:
      needsRate && from.length > 1
        ? `The amounts are in ${listAnd(from)}. Duplicate what is in one currency at a time.`
        : undefined,
  };
}

/** The default funding source of copies in another account: one that can pay now, preferably in the same currency. */
export function usualFunding(
  funding: readonly FundingInstrument[],
  currencies: readonly string[],
): FundingInstrument | undefined {
  const able = funding.filter(({ able_to_fund }) => able_to_fund);
  return able.find(({ currency }) => currencies.includes(currency)) ?? able[0];
}
