import { plainText } from "./written-number";

/** In the languages of these places people write the most widespread currencies. */
const LOCALES =
  "en-US en-CA en-AU en-NZ en-GB en-IN en-ZA de de-CH fr fr-CA es es-MX es-CO es-CL es-AR pt-BR pt-PT it nl da sv nb fi pl cs hu ro bg el tr ru uk he ar ar-EG fa hi bn ja ko zh-CN zh-TW vi id th ms".split(
    " ",
  );

/** Signs that people type and Intl does not write. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  CHF: ["fr", "fr.", "sfr", "sfr."],
  CNY: ["¥", "元", "rmb"],
  GBP: ["￡"],
  INR: ["rs", "rs."],
  JPY: ["¥", "￥", "円"],
  KRW: ["￦"],
  PLN: ["zl"],
  RUB: ["р.", "руб", "руб."],
  TRY: ["tl"],
};

const known = new Map<string, readonly string[]>();

/** What people write before or after amounts of a currency: its code and its signs, in small letters, longest first. */
function currencySigns(currency: string): readonly string[] {
  let signs = known.get(currency);
  if (!signs) {
    signs = signsOf(currency);
    known.set(currency, signs);
  }
  return signs;
}

function signsOf(currency: string): readonly string[] {
  const signs = new Set([currency.toLowerCase(), ...(TYPED[currency] ?? [])]);
  for (const locale of /^[A-Z]{3}$/.test(currency) ? LOCALES : []) {
    for (const currencyDisplay of ["symbol", "narrowSymbol"] as const) {
      const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
      const sign = format.formatToParts(1).find(({ type }) => type === "currency")?.value ?? "";
      signs.add(plainText(sign).toLowerCase());
    }
  }
  return [...signs].filter((sign) => sign !== "" && sign !== "¤").sort((a, b) => b.length - a.length);
}

interface BareAmount {
  /** What is left of the text without the currency and the sign. */
  readonly number: string;
  readonly negative: boolean;
}

/** An amount without its currency and its sign, wherever people put them: `-$5`, `5,00 €`, `(12.00)`, `CHF 5`, `5-`. */
export function bareAmount(typed: string, currency: string): BareAmount {
  let number = plainText(typed).toLowerCase();
  let negative = false;
  const strip = (cut: string) => {
    number = cut.trim();
  };
  if (number.startsWith("(") && number.endsWith(")")) {
    negative = true;
    strip(number.slice(1, -1));
  }
  // A sign is before or behind the currency, at either end.
  for (let pass = 0; pass < 2; pass += 1) {
    if (/^[+-]/.test(number)) {
      negative ||= number.startsWith("-");
      strip(number.slice(1));
    } else if (number.endsWith("-")) {
      negative = true;
      strip(number.slice(0, -1));
    }
    if (/^[\d.,' ٬٫]*$/.test(number)) break;
    const signs = currencySigns(currency);
    const before = signs.find((sign) => number.startsWith(sign));
    const after = signs.find((sign) => number.endsWith(sign));
    if (before !== undefined) strip(number.slice(before.length));
    else if (after !== undefined) strip(number.slice(0, -after.length));
  }
  return { number, negative };
}

/** Whether what is left of an amount names another currency than the account's. */
export const namesCurrency = (number: string): boolean =>
  /\p{Sc}/u.test(number) || /^(?:[a-z]{3} ?[\d.,]|[\d.,]+ ?[a-z]{3}$)/.test(number);
