import { Money } from "@/components/ui/money";
import { formatNumber, formatRate } from "@/lib/format/numbers";
import type { GroupSum } from "@/lib/grid/group-head";

/** The total of a group: amounts with their currency, rates in percent, and counts. */
export function Sum({ sum: { unit, value, currency, counted } }: { sum: GroupSum }) {
  const number = unit === "rate" ? formatRate(value) : formatNumber(value);
  return (
    <>
      {unit === "money" ? (
        <Money micros={value} currency={currency} rounded />
      ) : (
        <span className="tabular-nums">{number}</span>
      )}
      {counted !== undefined && <span className="font-normal text-text-muted"> {counted}</span>}
    </>
  );
}

/** Totals side by side: like units are added up, unlike ones never are. */
export function SumList({ sums }: { sums: readonly GroupSum[] }) {
  return sums.map((sum, place) => (
    <span key={`${sum.currency} ${sum.counted}`}>
      {place > 0 && (sum.counted === undefined ? " + " : ", ")}
      <Sum sum={sum} />
    </span>
  ));
}
