import { plural } from "@/lib/format/plurals";
import type { GroupSum } from "./group-head";
import type { GridRecord } from "./rows";

interface InCurrency extends GridRecord {
  readonly currency: string;
}

/** Sums of budgets. Deleted records are not counted. Never across currencies. */
export function amountSums<Row extends InCurrency>(
  rows: readonly Row[],
  micros: (row: Row) => string | null,
): readonly GroupSum[] {
  const sums = new Map<string, { value: bigint; rows: number }>();
  for (const row of rows) {
    const amount = row.deleted ? null : micros(row);
    if (amount === null) continue;
    const sum = sums.get(row.currency) ?? { value: 0n, rows: 0 };
    sums.set(row.currency, { value: sum.value + BigInt(amount), rows: sum.rows + 1 });
  }
  return [...sums].map(([currency, sum]) => ({ currency, unit: "money", ...sum }));
}

/** The number of distinct values in rows, with words on request; deleted records are not counted. */
export function distinctSums<Row extends GridRecord>(
  rows: readonly Row[],
  of: (row: Row) => string,
  [one, many]: readonly [string, string],
): readonly GroupSum[] {
  const there = rows.filter(({ deleted }) => !deleted);
  const { size } = new Set(there.map(of).filter(Boolean));
  if (size === 0) return [];
  const counted = plural(size, { one, other: many });
  return [{ currency: "", unit: "count", value: BigInt(size), counted, rows: there.length }];
}
