import { microsToDecimal } from "@/lib/format/money";
import type { RemoteData } from "@/lib/remote-data";

/** The text of a value in a file: an unknown one is neither empty nor a zero. */
export function inFile<T>(finding: RemoteData<T>, write: (value: T) => string): string {
  switch (finding.state) {
    case "known":
      return write(finding.value);
    case "pending":
      return "not read yet";
    case "not-permitted":
      return "not permitted";
    case "failed":
      return "could not be read";
  }
}

/** Amounts of several currencies, "12.00 EUR; 5.00 USD". */
export const amountsText = (
  amounts: readonly { readonly currency: string; readonly micros: bigint }[],
): string =>
  amounts.map(({ currency, micros }) => `${microsToDecimal(micros, currency)} ${currency}`).join("; ");

/** Amounts of different currencies have no order: texts that go by currency, and by amount within one. */
export const amountOrder = (currency: string, micros: bigint): string =>
  // Shifted, so that amounts sort as texts, overdrawn ones and any length included.
  `${currency} ${micros + 10n ** 30n}`;
