import type { PlannedItem } from "./bulk-plan";

const BUDGETS = ["daily_budget_amount_local_micro", "total_budget_amount_local_micro"] as const;

/** What the budgets that a plan changes come to, for one budget and one currency. */
export interface BudgetTotal {
  readonly field: (typeof BUDGETS)[number];
  readonly currency: string;
  /** Undefined where one of them had no such budget before: nothing is not zero. */
  readonly from: bigint | undefined;
  readonly to: bigint;
}

/** The sums of all budgets that a plan sets, never across currencies. A plan that clears one has no sum of it. */
export function budgetTotals(items: readonly PlannedItem[]): BudgetTotal[] {
  const totals: BudgetTotal[] = [];
  for (const field of BUDGETS) {
    const changes = items.flatMap(({ before, differences }) => {
      const currency = before?.currency;
      const own = differences.filter((difference) => difference.field === field);
      return currency === undefined ? [] : own.map(({ from, to }) => ({ from, to, currency }));
    });
    for (const currency of [...new Set(changes.map((change) => change.currency))].sort()) {
      const own = changes.filter((change) => change.currency === currency);
      const to = sum(own.map((change) => change.to));
      if (to !== undefined) totals.push({ field, currency, from: sum(own.map(({ from }) => from)), to });
    }
  }
  return totals;
}

function sum(amounts: readonly unknown[]): bigint | undefined {
  let total = 0n;
  for (const amount of amounts) {
    if (typeof amount !== "string") return undefined;
    total += BigInt(amount);
  }
  return total;
}
