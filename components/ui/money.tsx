import { formatMicros, microsToDecimal, toMinorUnits } from "@/lib/format/money";
import { numberInWords } from "@/lib/format/number-words";
import { classNames } from "./class-names";

interface MoneyProps {
  /** Millionths of the currency's unit. */
  micros: string | bigint;
  currency: string;
  /** For a quick look: with the currency's decimals, and the exact amount under the pointer. */
  rounded?: boolean;
  className?: string;
}

/** An amount with its currency's decimals, and any further ones; the code is less prominent than the number. */
export function Money({ micros, currency, rounded = false, className }: MoneyProps) {
  const exact = formatMicros(micros, currency);
  const shown = rounded ? formatMicros(toMinorUnits(micros, currency), currency) : exact;
  return (
    <span
      className={classNames("whitespace-nowrap tabular-nums", className)}
      title={shown === exact ? undefined : `${exact} ${currency}`}
    >
      {shown} <span className="text-sm text-text-muted">{currency}</span>
    </span>
  );
}

/** An amount spelled out, for a second look: "five thousand two hundred EUR and 50". */
export function AmountInWords({ micros, currency }: { micros: string; currency: string }) {
  const [whole = "0", fraction = ""] = microsToDecimal(micros, currency).split(".");
  const cents = /[1-9]/.test(fraction) ? ` and ${fraction}` : "";
  return (
    <strong className="font-semibold">
      {numberInWords(BigInt(whole))} {currency}
      {cents}
    </strong>
  );
}
