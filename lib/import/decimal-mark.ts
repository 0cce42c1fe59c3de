import { type DecimalMark, decimalMarkOf } from "@/lib/format/written-number";

/** The decimal mark that amounts agree on; undefined where none of them tells, or they contradict each other. */
export function agreedDecimalMark(amounts: Iterable<string | undefined>): DecimalMark | undefined {
  let found: DecimalMark | undefined;
  for (const amount of amounts) {
    const mark = amount === undefined ? undefined : decimalMarkOf(amount);
    if (mark === undefined) continue;
    if (found !== undefined && found !== mark) return undefined;
    found = mark;
  }
  return found;
}
