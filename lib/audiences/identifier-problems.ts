/** Why a cell has no valid identifier, in the order of the compiled scanner's numbers. */
const PROBLEMS = [
  "empty",
  "not an e-mail address",
  "no country code, and no default country",
  "not only digits",
  "wrong length for this country",
  "not a device id",
  "a device id of zeros",
  "not a handle",
  "not a whole number",
  "not 1 to 255 plain characters",
  "unreadable characters",
  "invisible characters",
  "no such number in this country",
  "unknown country code",
  "rounded by a spreadsheet",
  "several values in one cell",
] as const;

export type IdentifierProblem = (typeof PROBLEMS)[number];

/** The number of a problem in the compiled scanner, from 1. */
export const numberOfProblem = (problem: IdentifierProblem) => PROBLEMS.indexOf(problem) + 1;

/** The problem for a number of the scanner, from 1 on; undefined for 0, which means none. */
export const problemOfNumber = (number: number): IdentifierProblem | undefined => PROBLEMS[number - 1];

export type Normalised =
  | { readonly value: string; readonly hashed: boolean }
  | { readonly problem: IdentifierProblem };
