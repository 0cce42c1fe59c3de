import type * as z from "zod";
import { paramKindOf } from "@/lib/ads/param-kinds";

/** What the values of a form come to. */
export interface FormReading<Field extends string, Input> {
  /** What is wrong, one message a field. */
  readonly problems: ReadonlyMap<Field, string>;
  /** What is sent; absent where the problems leave nothing to send. Of an edit, the changed fields only. */
  readonly input?: Input | undefined;
  /** How many things an edit changes, where that is not the number of fields sent. */
  readonly changes?: number;
}

/** The catalogue's rule for a parameter, where a value breaks it. */
export const brokenRuleOf = (param: z.ZodType, value: unknown): string | undefined =>
  param.safeParse(value).success ? undefined : paramKindOf(param).rule;

/** The problems there are among those that there may be. */
export function problemsAt<Field extends string>(
  found: Readonly<Partial<Record<Field, string | undefined>>>,
): ReadonlyMap<Field, string> {
  const problems = new Map<Field, string>();
  for (const field in found) {
    const problem = found[field];
    if (problem !== undefined) problems.set(field, problem);
  }
  return problems;
}

/** Of a form in which nothing can be wrong. */
export const NO_PROBLEMS: ReadonlyMap<never, string> = new Map<never, string>();
