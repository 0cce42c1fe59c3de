import { CALLING_CODES, type NumberingPlan } from "./calling-codes";
import { stateAfter } from "./number-forms";

/** A plan by which the compiled scanner reads national numbers itself. */
export interface QuickPlan {
  /** Digits of the calling code, and of what is dialled before a national number. */
  readonly code: string;
  readonly trunk: string;
  /** A digit with which something else to dial begins: such numbers take the long way. */
  readonly other: number | undefined;
  /** Where valid numbers, those that look right and mobile ones begin in the automaton. */
  readonly valid: number;
  readonly form: number;
  readonly mobile: number;
}

/** What is dialled before a national number, and in some countries something else instead: `0`, `0|180020`. */
const LITERAL_PREFIX = /^(\d*)(?:\|(\d)\d*)?$/;
/** International prefixes that may begin otherwise than national numbers with their 0 do. */
const OTHER_IDD = /(?:^|\|)[1-9]/;

/** The plan of a country whose prefixes are plain digits; undefined where a pattern says what they are. */
export function quickPlan({ code, prefix, idd, form, mobile }: NumberingPlan): QuickPlan | undefined {
  const [, trunk = "", other] = LITERAL_PREFIX.exec(prefix) ?? [];
  const ambiguous = OTHER_IDD.test(idd) || (trunk.startsWith("0") && !idd.startsWith("00"));
  if (!LITERAL_PREFIX.test(prefix) || ambiguous || CALLING_CODES.get(code)?.main?.prefix !== prefix) {
    return undefined;
  }
  const digits = String(code);
  return {
    code: digits,
    trunk,
    other: other === undefined ? undefined : Number(other),
    valid: stateAfter(digits),
    form,
    mobile,
  };
}
