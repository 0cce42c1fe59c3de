import type * as z from "zod";
import { hasIllegalCharacters } from "@/lib/ads/illegal-characters";
import type { ServiceError } from "@/lib/ads/service-error";
import { bodyError } from "./body-error";
import { missing, sizeError, unexpected } from "./refusals";
import { isSchema, parameterKindOf, RepeatedValue } from "./repeated-value";

export type Given = Readonly<Record<string, unknown>>;

export type ReadParameters =
  | { readonly ok: true; readonly params: Given }
  | { readonly ok: false; readonly errors: readonly ServiceError[] };

/**
 * Reads parameters by their declaration; what the declaration does not name is ignored, as the service does.
 * All mistakes are reported, in the order of the declaration.
 */
export function parseParameters(schema: z.ZodObject, given: Given): ReadParameters {
  const illegal = illegalCharacters(schema, given);
  const parsed = schema.safeParse(given);
  if (parsed.success && illegal.length === 0) return { ok: true, params: parsed.data };
  const strange = new Set(illegal.map(({ parameter }) => parameter));
  const first = new Map<string, z.core.$ZodIssue>();
  const inside: ServiceError[] = [];
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    if (issue.path.length > 1 && isObject(given[name])) inside.push(bodyError(schema, given, issue));
    else if (!strange.has(name) && !first.has(name)) first.set(name, issue);
  }
  const errors = [...first].map(
    ([name, issue]) =>
      (issue.path.length === 1 ? sizeError(name, issue) : undefined) ??
      parameterError(schema, name, given[name]),
  );
  return { ok: false, errors: [...illegal, ...errors, ...inside] };
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Says of one parameter that it is missing, or what was expected of it. */
function parameterError(schema: z.ZodObject, name: string, got: unknown): ServiceError {
  if (got === undefined) return missing(name);
  if (got instanceof RepeatedValue) {
    const message = `${name} was given more than once, with different values`;
    return { code: "INVALID_PARAMETER", message, parameter: name, value: got.toJSON() };
  }
  const { expected = "another value", details } = parameterKindOf(schema, name) ?? {};
  return { ...unexpected(name, expected, asWritten(got)), ...(details !== undefined && { details }) };
}

const NONE: readonly ServiceError[] = [];

function illegalCharacters(schema: z.ZodObject, given: Given): readonly ServiceError[] {
  // Most texts hold none, wherever lines are allowed or not: no declaration has to be looked at for them.
  if (!holdsIllegalCharacters(given)) return NONE;
  const errors: ServiceError[] = [];
  for (const name in schema.shape) {
    const value = given[name];
    if (typeof value !== "string") continue;
    const lines = parameterKindOf(schema, name)?.lines ?? false;
    if (!hasIllegalCharacters(value, { lines })) continue;
    const message = `${name} contains illegal characters`;
    errors.push({ code: "ILLEGAL_CHARACTERS", message, parameter: name });
  }
  return errors;
}

function holdsIllegalCharacters(given: Given): boolean {
  for (const name in given) {
    const value = given[name];
    if (typeof value === "string" && hasIllegalCharacters(value)) return true;
  }
  return false;
}

function asWritten(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

const exactIntegers = new WeakMap<z.ZodObject, ReadonlySet<string>>();

/** Names of the parameters that are 64-bit integers in JSON and exact text in the program. */
function exactIntegersOf(schema: z.ZodObject): ReadonlySet<string> {
  let names = exactIntegers.get(schema);
  if (!names) {
    names = new Set(
      Object.keys(schema.shape).filter((name) =>
        JSON.stringify(parameterKindOf(schema, name)?.jsonSchema ?? {}).includes('"int64"'),
      ),
    );
    exactIntegers.set(schema, names);
  }
  return names;
}

/** Parameters as the service echoes them, in JSON: typed, lists as arrays, amounts as integers. */
export function echoOf(
  schema: z.ZodObject,
  params: Given,
  renamed: Readonly<Record<string, string>> = {},
): string {
  const exact = exactIntegersOf(schema);
  let fields = "";
  for (const name in params) {
    const value = params[name];
    if (value === undefined) continue;
    const isExact = exact.has(name) && typeof value === "string" && /^\d+$/.test(value);
    const text = isExact ? value : JSON.stringify(value);
    fields += `${fields === "" ? "" : ","}${JSON.stringify(renamed[name] ?? name)}:${text}`;
  }
  return `{${fields}}`;
}

/** Echo of a call that is refused: typed where a parameter could be read, as it arrived where not. */
export function echoOfGiven(schema: z.ZodObject, given: Given): string {
  return echoOf(schema, asFarAsRead(schema, given));
}

/** The parameters that the declaration names: typed where they could be read, as they arrived where not. */
export function asFarAsRead(schema: z.ZodObject, given: Given): Given {
  const known = Object.entries(schema.shape).flatMap(([name, param]: [string, unknown]) => {
    const value = given[name];
    if (value === undefined || !isSchema(param)) return [];
    const read = param.safeParse(value);
    return [[name, read.success ? read.data : value]];
  });
  return Object.fromEntries(known);
}
