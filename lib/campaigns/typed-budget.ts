import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { readMoney } from "@/lib/format/money";
import type { DecimalMark } from "@/lib/format/written-number";
import type { BudgetField } from "./bulk/bulk-change";
import { mayClear } from "./change";

export type TypedBudget =
  | { readonly ok: true; readonly micros: string | null }
  | { readonly ok: false; readonly reason: string };

/** A budget as somebody types it into a campaign, in the currency's decimals; empty text clears it. */
export function readBudget(
  text: string,
  { currency }: Pick<Campaign, "currency">,
  field: BudgetField,
  mark?: DecimalMark,
): TypedBudget {
  if (text.trim() !== "") return readMoney(text, currency, mark);
  return mayClear(field)
    ? { ok: true, micros: null }
    : { ok: false, reason: "This budget cannot be cleared." };
}
