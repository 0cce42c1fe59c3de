import { LANGUAGE, remembered } from "./locale";

const collators = remembered(
  (locale: string) => new Intl.Collator(locale, { numeric: true, sensitivity: "base" }),
);
const usual = collators(LANGUAGE).compare;

/** How texts compare for a reader: without case and accents, and numbers by their size, "Ad 2" before "Ad 10". */
export const byWords = (a: string, b: string, locale = LANGUAGE): number =>
  locale === LANGUAGE ? usual(a, b) : collators(locale).compare(a, b);

/** How identifiers and times of the service compare: the same in every language. */
export const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
