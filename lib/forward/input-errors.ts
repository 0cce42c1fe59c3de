import "server-only";
import type * as z from "zod";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { paramKindOf } from "@/lib/ads/param-kinds";
import type { ServiceError } from "@/lib/ads/service-error";

/** The errors of a schema, in the service's words: `Expected Long, got "x" for daily_budget_amount_local_micro`. */
export function inputErrors(
  endpoint: AnyEndpoint,
  input: Readonly<Record<string, unknown>>,
  error: z.ZodError,
): ServiceError[] {
  const errors = new Map<string, ServiceError>();
  for (const issue of error.issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [];
    for (const parameter of unknown) {
      errors.set(parameter, {
        code: "INVALID_PARAMETER",
        message: `setting ${parameter} is not allowed`,
        parameter,
      });
    }
    if (unknown.length > 0) continue;
    const parameter = issue.path.join(".") || "body";
    if (!errors.has(parameter)) errors.set(parameter, errorFor(endpoint, input, parameter));
  }
  return [...errors.values()];
}

function errorFor(
  endpoint: AnyEndpoint,
  input: Readonly<Record<string, unknown>>,
  parameter: string,
): ServiceError {
  const [name = parameter] = parameter.split(".");
  const schema: unknown = Object.hasOwn(endpoint.params.shape, name)
    ? endpoint.params.shape[name]
    : undefined;
  if (schema === undefined) {
    return { code: "INVALID_PARAMETER", message: `The value of ${parameter} is not valid`, parameter };
  }
  const value = input[name];
  if (value === undefined) {
    return { code: "MISSING_PARAMETER", message: `"${name}" is a required parameter`, parameter: name };
  }
  return {
    code: "INVALID_PARAMETER",
    message: `Expected ${paramKindOf(schema as z.ZodType).expected}, got "${String(value)}" for ${name}`,
    parameter: name,
  };
}
