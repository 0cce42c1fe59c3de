import { remembered } from "@/lib/remembered";
import { LOCALE } from "./locale";
import { formatNumber } from "./numbers";

const rules = remembered((locale: string) => new Intl.PluralRules(locale));

/** The forms of a word or sentence by number; English needs `one` and `other`, other languages more. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The form that goes with a number, without the number: `plural(n, { one: "is", other: "are" })`. */
export const plural = (count: number | bigint, forms: Forms, locale = LOCALE): string =>
  forms[rules(locale).select(Number(count))] ?? forms.other;

/** How many of something, with its resource: "1 change", "1,200 changes". */
export const counted = (count: number | bigint, one: string, many = `${one}s`, locale = LOCALE): string =>
  `${formatNumber(count, locale)} ${plural(count, { one, other: many }, locale)}`;
