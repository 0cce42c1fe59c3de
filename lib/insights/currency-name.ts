const names = new Intl.DisplayNames("en", { type: "currency", fallback: "code" });

/** "Swiss Franc" for CHF; what is no code stays as it is. */
export const currencyName = (code: string): string =>
  /^[A-Z]{3}$/.test(code) ? (names.of(code) ?? code) : code;
