/**
 * How many days the total budget lasts if every day spends the whole daily budget, in tenths of a day
 * rounded down: arithmetic on the plan, not a forecast. Undefined where either budget is missing or zero.
 */
export function plannedDays(daily: string | null, total: string | null): number | undefined {
  if (daily === null || total === null) return undefined;
  const perDay = BigInt(daily);
  if (perDay <= 0n) return undefined;
  return Number((BigInt(total) * 10n) / perDay) / 10;
}
