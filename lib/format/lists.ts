import { remembered } from "@/lib/remembered";
import { LANGUAGE, LOCALE } from "./locale";

const joined = remembered(
  (locale: string, type: "conjunction" | "disjunction") => new Intl.ListFormat(locale, { type }),
);
const plain = remembered((locale: string) => new Intl.ListFormat(locale, { type: "unit", style: "short" }));

/** "a", "a and b", "a, b and c". */
export const listAnd = (items: readonly string[], locale = LOCALE): string =>
  joined(locale, "conjunction").format(items);

/** "a", "a or b", "a, b or c". */
export const listOr = (items: readonly string[], locale = LOCALE): string =>
  joined(locale, "disjunction").format(items);

/** Side by side, where a list is by itself or may go on: "a, b, c". */
export const listPlain = (items: readonly string[], locale = LOCALE): string => plain(locale).format(items);

const collators = remembered(
  (locale: string) => new Intl.Collator(locale, { numeric: true, sensitivity: "base" }),
);

/** How texts compare for a reader: without case and accents, and numbers by their size, "Ad 2" before "Ad 10". */
export const byWords = (a: string, b: string, locale = LANGUAGE): number => collators(locale).compare(a, b);

/** How identifiers and times of the service compare: the same in every language. */
export const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
