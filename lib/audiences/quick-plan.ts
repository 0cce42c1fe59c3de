import { CALLING_CODES, type NumberingPlan } from "./calling-codes";
import { automatonStateAfter } from "./number-forms";

/** A plan for national numbers in the form that the compiled scanner handles. */
interface QuickPlan {
  /** Digits of the calling code, and of the national prefix; empty where a pattern has it. */
  readonly code: string;
  readonly trunk: string;
  /** A bit for each possible first digit of a dialled prefix: such numbers are left to JavaScript. */
  readonly dialled: number;
  /** Where valid numbers, plausible ones and mobile ones start in the automaton. */
  readonly valid: number;
  readonly form: number;
  readonly mobile: number;
}

/** The national prefix, and in some countries an alternative: `0`, `0|180020`. */
const LITERAL_PREFIX = /^(\d*)(?:\|\d+)?$/;
/** International prefixes that may start with other digits than 0. */
const OTHER_IDD = /(?:^|\|)[1-9]/;

export function quickPlan({ code, prefix, idd, form, mobile, dialled }: NumberingPlan): QuickPlan {
  const main = CALLING_CODES.get(code)?.main;
  const [, trunk = ""] = LITERAL_PREFIX.exec(prefix) ?? [];
  const ambiguous = OTHER_IDD.test(idd) || (trunk.startsWith("0") && !idd.startsWith("00"));
  const digits = String(code);
  return {
    code: digits,
    trunk: ambiguous || main?.prefix !== prefix ? "" : trunk,
    dialled: [...dialled, ...(main?.dialled ?? "")].reduce((bits, digit) => bits | (1 << Number(digit)), 0),
    valid: automatonStateAfter(digits),
    form,
    mobile,
  };
}
