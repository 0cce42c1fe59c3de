import { OTHER_CODES, PLANS } from "./numbering-data";

export interface NumberingPlan {
  /** ISO 3166 code of the country. */
  readonly country: string;
  readonly code: number;
  /** International prefix, as a pattern. */
  readonly idd: string;
  /** Bit n is set when a number can have n digits after the calling code. */
  readonly lengths: number;
  /** Where the country's number formats start in the automaton. */
  readonly form: number;
  /** Where its mobile numbers start there. */
  readonly mobile: number;
  /** Possible first digits of a dialled prefix: `09` in Brazil. */
  readonly dialled: string;
  /** Pattern of a prefix of national numbers; empty for none. */
  readonly prefix: string;
  /** The replacement of its last group, if it has one: `9$1`. */
  readonly transform: string;
}

/** The numbering plan of every country, main countries of a calling code first. */
export const NUMBERING_PLANS: readonly NumberingPlan[] = PLANS.trim()
  .split("\n")
  .map((entry) => {
    const [
      country = "",
      code = "",
      idd = "",
      lengths = "",
      form = "",
      mobile = "",
      dialled = "",
      prefix = "",
      transform = "",
    ] = entry.split(" ");
    return {
      country,
      code: Number(code),
      idd,
      lengths: Number.parseInt(lengths, 16),
      form: Number(form),
      mobile: Number(mobile),
      dialled,
      prefix,
      transform,
    };
  });

const byCountry = new Map(NUMBERING_PLANS.map((plan) => [plan.country, plan]));

/** The plan of a country by its ISO 3166 code. */
export const numberingPlanOf = (country: string): NumberingPlan | undefined => byCountry.get(country);

/** A calling code, for all of its countries. */
interface CallingCode {
  /** The plan of its main country; undefined for codes without a country, such as 800. */
  readonly main: NumberingPlan | undefined;
  /** Bit n is set when a number of one of its countries can have n digits after it. */
  readonly lengths: number;
}

/** Lengths of numbers without a country are unknown, so any is possible. */
const ANY_LENGTH = 0xffff;

/** Every calling code. */
export const CALLING_CODES: ReadonlyMap<number, CallingCode> = NUMBERING_PLANS.reduce(
  (codes, plan) => {
    const known = codes.get(plan.code);
    return codes.set(plan.code, {
      main: known?.main ?? plan,
      lengths: (known?.lengths ?? 0) | plan.lengths,
    });
  },
  new Map<number, CallingCode>(OTHER_CODES.map((code) => [code, { main: undefined, lengths: ANY_LENGTH }])),
);
