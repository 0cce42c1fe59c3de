import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { compareKeys, type SortKey } from "@/lib/lists/compare-keys";
import { type DailyPlan, instrumentHasEnded, spendable } from "./runway";
import { fundingTypeName } from "./words";

export const FUNDING_COLUMNS = [
  "name",
  "able",
  "remaining",
  "plan",
  "whole",
  "type",
  "start",
  "end",
] as const;

export type FundingColumn = (typeof FUNDING_COLUMNS)[number];

interface FundingSort {
  readonly column: FundingColumn;
  readonly descending: boolean;
}

/** What an instrument is called: its description, or else its type. */
export function fundingTitle({ description, type }: Pick<FundingInstrument, "description" | "type">): string {
  return description || fundingTypeName(type);
}

/** The instruments that hold every word of the search, in order. What is unknown stands last either way. */
export function arrangeFunding(
  instruments: readonly FundingInstrument[],
  plans: ReadonlyMap<string, DailyPlan>,
  search: string,
  { column, descending }: FundingSort,
): FundingInstrument[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = instruments.filter((instrument) => {
    const text = searchText(instrument);
    return words.every((word) => text.includes(word));
  });
  const direction = descending ? -1 : 1;
  return found
    .map((instrument) => ({ instrument, keys: sortKeys(instrument, column, plans.get(instrument.id)) }))
    .sort((a, b) => compareKeys(a.keys, b.keys, direction) || byId(a.instrument, b.instrument))
    .map(({ instrument }) => instrument);
}

function searchText({ id, description, type, currency, io_header }: FundingInstrument): string {
  return [id, description, type, fundingTypeName(type), currency, io_header]
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
}

/** Amounts stand by currency first: different currencies have no order among each other. */
function sortKeys(
  instrument: FundingInstrument,
  column: FundingColumn,
  plan: DailyPlan | undefined,
): SortKey[] {
  const money = (micros: string | null): SortKey[] =>
    micros === null ? [undefined] : [instrument.currency, BigInt(micros)];
  switch (column) {
    case "able":
      // Not able first when ascending: they need attention. Deleted ones need none.
      return [instrument.deleted ? 2 : instrument.able_to_fund ? 1 : 0];
    case "name":
      return [fundingTitle(instrument).toLowerCase()];
    case "type":
      return [fundingTypeName(instrument.type)];
    case "start":
      return [instrument.start_time ?? undefined];
    case "end":
      return [instrument.end_time ?? undefined];
    case "whole":
      return money(instrument.credit_limit_local_micro ?? instrument.funded_amount_local_micro);
    case "remaining":
      return money(instrument.credit_remaining_local_micro);
    case "plan": {
      const remaining = spendable(instrument);
      if (instrumentHasEnded(instrument) || !plan || plan.perDay === 0n || remaining.kind === "unknown")
        return [undefined];
      return [(remaining.micros * 10n) / plan.perDay];
    }
  }
}

function byId(a: FundingInstrument, b: FundingInstrument): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
