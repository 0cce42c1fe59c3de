import { microsToDecimal } from "@/lib/format/money";
import { numberInWords } from "@/lib/format/number-words";

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
