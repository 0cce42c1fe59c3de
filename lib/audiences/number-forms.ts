import { AUTOMATON, INTERNATIONAL } from "./numbering-automaton";

/** The automaton for the scanners: ten steps for each state (scripts/numbering-plans.mjs). */
export const NUMBER_FORMS: Uint16Array = new Uint16Array(
  Uint8Array.from(atob(AUTOMATON), (char) => char.charCodeAt(0)).buffer,
);

/** State of the automaton after the digits of a calling code: the valid numbers of that code start there. */
export function automatonStateAfter(code: string): number {
  let state = INTERNATIONAL;
  for (const digit of code) state = (NUMBER_FORMS[10 * state + Number(digit)] ?? 0) >> 1;
  return state;
}

/** Whether digits match the format that starts in a state. */
export function matchesForm(state: number, digits: string): boolean {
  let step = 2 * state;
  for (let at = 0; at < digits.length; at += 1) {
    step = NUMBER_FORMS[10 * (step >> 1) + digits.charCodeAt(at) - 48] ?? 0;
    if (step === 0) return false;
  }
  return (step & 1) === 1;
}

/** Whether digits are a valid number with its calling code: one that a network can assign. */
export const isInternationalNumber = (digits: string) => matchesForm(INTERNATIONAL, digits);
