/** What one US dollar is worth, roughly; only to make amounts look like those of the country. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  AUD: 1.5,
  BRL: 5,
  COP: 4_000,
  EUR: 1,
  GBP: 1,
  INR: 80,
  JPY: 150,
  KRW: 1_300,
  KWD: 0.3,
  MXN: 17,
  NZD: 1.6,
  SEK: 10,
  USD: 1,
};

/** Whole micros of the currency that are worth about so many dollars. */
export const amountOf = (dollars: number, currency: string): number =>
  Math.round(dollars * (PER_DOLLAR[currency] ?? 1) * 1_000_000);

/** An amount in micros of the currency that is worth about so many dollars: two digits, then zeros. */
export function roundAmount(dollars: number, currency: string): number {
  const units = dollars * (PER_DOLLAR[currency] ?? 1);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 1);
  return Math.max(1, Math.round(units / step)) * step * 1_000_000;
}

/** Micros in whole units of the currency, with so many digits before the zeros. */
export function roundedUp(micros: number, digits: number): number {
  const units = Math.max(1, micros / 1_000_000);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(units)) + 1 - digits);
  return Math.ceil(units / step) * step * 1_000_000;
}

/** A part of an amount, as spending leaves it: down to the currency's smallest coin. */
export function partOf(micros: number, share: number, smallest: bigint): number {
  const coin = Number(smallest);
  return Math.floor((micros * share) / coin) * coin;
}
