import { formatMicros } from "@/lib/format/money";
import { classNames } from "./class-names";

interface MoneyProps {
  /** Millionths of the currency's unit. */
  micros: string | bigint;
  currency: string;
  className?: string;
}

/** An amount with its currency's decimals; the code stands back behind the number. */
export function Money({ micros, currency, className }: MoneyProps) {
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", className)}>
      {formatMicros(micros, currency)} <span className="text-sm text-text-muted">{currency}</span>
    </span>
  );
}
