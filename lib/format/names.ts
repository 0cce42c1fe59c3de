import { LANGUAGE, remembered } from "./locale";

const names = remembered(
  (locale: string, type: "region" | "language" | "currency", fallback: "code" | "none") =>
    new Intl.DisplayNames(locale, { type, fallback }),
);

/** "Germany" for DE; what is no code stays as it is. */
export const countryName = (code: string, locale = LANGUAGE): string =>
  /^[A-Z]{2}$/.test(code) ? (names(locale, "region", "code").of(code) ?? code) : code;

/** "Swiss Franc" for CHF; what is no code stays as it is. */
export const currencyName = (code: string, locale = LANGUAGE): string =>
  /^[A-Z]{3}$/.test(code) ? (names(locale, "currency", "code").of(code) ?? code) : code;

/** "German" for de; undefined for what is no language. */
export const languageName = (code: string, locale = LANGUAGE): string | undefined =>
  /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code) ? names(locale, "language", "none").of(code) : undefined;
