import type { ErrorCode } from "./error-codes";

/**
 * A rule over several fields of one record. Catalogue entries are not refined; forms and the emulator both apply the
 * same named rules, to the record after the change.
 */
export interface Rule<Subject> {
  readonly name: string;
  /** The field at fault, where the message is shown. */
  readonly parameter: string;
  readonly code: ErrorCode;
  /** The service's own message. */
  readonly message: string;
  /** The text for people: the rule and the fix. */
  readonly advice: string;
  readonly broken: (subject: Subject) => boolean;
}

/** The broken rules of a subject, in their order; empty if it is valid. */
export function brokenRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): Rule<Subject>[] {
  return rules.filter((rule) => rule.broken(subject));
}
