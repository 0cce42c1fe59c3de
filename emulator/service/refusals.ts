import type * as z from "zod";
import { ERROR_CODES, type ErrorCode } from "@/lib/ads/error-codes";
import { brokenRules, type Rule } from "@/lib/ads/rules";
import type { ServiceError } from "@/lib/ads/service-error";

/** A refusal: thrown where its reason is found, rendered in one place. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly errors: readonly ServiceError[];

  constructor(errors: readonly ServiceError[]) {
    super(errors[0]?.message ?? "Refused");
    this.errors = errors;
  }

  /** The status of the first error; a refusal has several only when all are of one status. */
  get status(): number {
    return statusOf(this.errors[0]?.code ?? "INTERNAL_ERROR");
  }
}

const STATUSES = new Map(
  Object.entries(ERROR_CODES).flatMap(([status, codes]) =>
    codes.map((code: string) => [code, Number(status)] as const),
  ),
);

function statusOf(code: string): number {
  return STATUSES.get(code) ?? 500;
}

function one(code: ErrorCode, message: string, parameter?: string): Refusal {
  return new Refusal([{ code, message, ...(parameter !== undefined && { parameter }) }]);
}

/** What a subject breaks of some rules, in the service's words; `at` is the parameter at fault. */
export const ruleErrors = <Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  at: (rule: Rule<Subject>) => string = ({ parameter }) => parameter,
): ServiceError[] =>
  brokenRules(rules, subject).map((rule) => ({
    code: rule.code,
    message: rule.message,
    parameter: at(rule),
  }));

/** Throws what a subject breaks of some rules. */
export function holdRules<Subject>(...asked: Parameters<typeof ruleErrors<Subject>>): void {
  const errors = ruleErrors(...asked);
  if (errors.length > 0) throw new Refusal(errors);
}

export const missing = (parameter: string): ServiceError => ({
  code: "MISSING_PARAMETER",
  message: `"${parameter}" is a required parameter`,
  parameter,
});

/** `expected` as the kind of the parameter words it (lib/ads/params.ts). */
export const unexpected = (parameter: string, expected: string, got: string): ServiceError => ({
  code: "INVALID_PARAMETER",
  message: `Expected ${expected}, got "${got}" for ${parameter}`,
  parameter,
  value: got,
});

/** Of a list that is too short or too long; undefined for any other mistake. A body that is a list has no name. */
export function sizeError(parameter: string, issue: z.core.$ZodIssue): ServiceError | undefined {
  if ((issue.code !== "too_small" && issue.code !== "too_big") || issue.origin !== "array") return undefined;
  const name = parameter === "" ? "operations" : parameter;
  const message =
    issue.code === "too_small"
      ? `A minimum of ${issue.minimum} items must be provided for ${name}`
      : `A maximum of ${issue.maximum} items must be provided for ${name}`;
  return { code: "INVALID_PARAMETER", message, ...(parameter !== "" && { parameter }) };
}

export const notFound = (kind: string, id: string, parameter: string, accountId?: string): ServiceError => ({
  code: "NOT_FOUND",
  message: `${kind} ${id} was not found${accountId === undefined ? "" : ` for Account ${accountId}`}`,
  parameter,
});

export const refusals = {
  accountNotFound: (id: string) => new Refusal([notFound("Account", id, "account_id")]),
  routeNotFound: () => one("ROUTE_NOT_FOUND", "The requested route was not found"),
  methodNotAllowed: (method: string) => one("METHOD_NOT_ALLOWED", `Method ${method} not allowed.`),
  readOnly: () =>
    one("READONLY_CLIENT_APPLICATION", "This access token is read-only and cannot be used to make changes"),
  notPermitted: (accountId: string) =>
    one("ACTION_NOT_ALLOWED", `You do not have permission to perform this action on Account ${accountId}`),
  ownSettingsOnly: () =>
    one("ACTION_NOT_ALLOWED", "Only a user's own settings can be read or changed", "user_id"),
  closedToAdmins: () => one("ACTION_NOT_ALLOWED", "User settings cannot be changed by account admins"),
  notAllowlisted: (accountId: string) =>
    one("FEATURE_NOT_AVAILABLE", `account_history is not available for Account ${accountId}`),
  exclusive: (a: string, b: string) => one("EXCLUSIVE_PARAMETERS", `${a} and ${b} are exclusive parameters`),
  tooManyRequests: () => one("TOO_MANY_REQUESTS", "Too many requests, please try again after the reset"),
  tooLarge: () => one("REQUEST_TOO_LARGE", "The request is larger than 5000000 bytes"),
  /** The records cannot be written now; trying again later may do. */
  unavailable: () => one("SERVICE_UNAVAILABLE", "Service unavailable; please try the request again later"),
  internal: () => one("INTERNAL_ERROR", "An internal error occurred"),
};
