import { clockIn } from "@/lib/format/dates";
import { formatMicros, toMinorUnits } from "@/lib/format/money";
import { formatDecimals, formatWholeRate } from "@/lib/format/numbers";
import type { SpendBeside } from "./spend-by-hour";

/** Within a twentieth of the usual it is about that. */
const ABOUT = 50_000n;
const ONE = 1_000_000n;

/** "By 14:00 it has spent 2.4 times what it usually has by then: 33.60 EUR instead of 14.00 EUR." */
export function spendBesideWords(
  { until, spent, usual, times, days }: SpendBeside,
  currency: string,
  zone: string,
): string {
  if (until === undefined) return "The first hour of the day is not over yet.";
  const money = (micros: bigint) => `${formatMicros(toMinorUnits(micros, currency), currency)} ${currency}`;
  const begun = `By ${clockIn(zone, until)} it has spent`;
  if (!usual) {
    const ran = days === 0 ? "none" : "only one";
    return `${begun} ${money(spent)}. What is usual is not known: it ran on ${ran} of the same weekdays in the last four weeks.`;
  }
  if (times === undefined)
    return spent === 0n
      ? `${begun} nothing, as usual by then.`
      : `${begun} ${money(spent)}, and usually nothing by then.`;
  return `${begun} ${timesWords(times)} what it usually has by then: ${money(spent)} instead of ${money(usual.byThen)}.`;
}

/** "2.4 times", "about", "50% of". */
function timesWords(times: bigint): string {
  if (times >= ONE - ABOUT && times <= ONE + ABOUT) return "about";
  if (times < ONE) return `${formatWholeRate(times)} of`;
  return `${formatDecimals(Number(times) / Number(ONE), times < 10n * ONE ? 1 : 0)} times`;
}
