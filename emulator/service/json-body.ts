import { z } from "zod";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import type { ServiceError } from "@/lib/ads/error-codes";
import { paramKinds } from "@/lib/ads/params";
import { parseExactJson } from "@/lib/json";
import { BatchRefusal } from "./batch";
import { missing, Refusal, sizeError, unexpected } from "./refusals";

/**
 * Reads a JSON body that is no batch of records by the endpoint's declaration; all mistakes are reported at once,
 * those of the items of a list item by item. `request` is what such an answer echoes.
 */
export function readJsonBody({ body: schema, name }: AnyEndpoint, text: string, request: string): unknown {
  if (!schema) throw new Error(`${name} declares no body`);
  let given: unknown;
  try {
    given = parseExactJson(text);
  } catch {
    given = undefined;
  }
  if (typeof given !== "object" || given === null) {
    const expected = schema instanceof z.ZodArray ? "array" : "object";
    const message = `Expected a JSON ${expected} as the body of the request`;
    throw new Refusal([{ code: "INVALID_PARAMETER", message }]);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const { issues } = read.error;
  if (Array.isArray(given) && issues.every(({ path }) => typeof path[0] === "number")) {
    const errors = given.map((_, index) =>
      issues.filter(({ path }) => path[0] === index).map((issue) => errorOf(schema, given, issue, inItem)),
    );
    throw new BatchRefusal(errors, request);
  }
  throw new Refusal(issues.map((issue) => errorOf(schema, given, issue)));
}

type Step = string | number;

/** Steps inside an item of a list: which item it is, the place of its errors tells. */
const inItem = ([, ...rest]: readonly Step[]) =>
  rest[0] === "params" && rest.length > 1 ? rest.slice(1) : rest;

function errorOf(
  schema: z.ZodType,
  given: unknown,
  issue: z.core.$ZodIssue,
  named: (path: readonly Step[]) => readonly Step[] = (path) => path,
): ServiceError {
  const path = issue.path.map((step): Step => (typeof step === "number" ? step : String(step)));
  const name = nameOf(named(path));
  const got = valueAt(given, path);
  if (got === undefined) return missing(name);
  const size = sizeError(name, issue);
  if (size) return size;
  return unexpected(name, expectedAt(schema, path, given, issue), asWritten(got));
}

/** `components[0].media_key` */
const nameOf = (path: readonly Step[]) =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

function valueAt(given: unknown, path: readonly Step[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, step)
        ? Object.entries(value).find(([name]) => name === String(step))?.[1]
        : undefined,
    given,
  );
}

function expectedAt(
  schema: z.ZodType,
  path: readonly Step[],
  given: unknown,
  issue: z.core.$ZodIssue,
): string {
  const words = wordsAt(schema, path, given);
  if (words !== undefined) return words;
  if (issue.code === "invalid_value") return `a value in ${issue.values.join(", ")}`;
  if (issue.code === "invalid_union" && issue.discriminator !== undefined)
    return `another ${issue.discriminator}`;
  if (issue.code === "invalid_type") return issue.expected;
  return issue.message;
}

/** What the parameter's own kind expects; undefined where the schema says it without one. */
function wordsAt(schema: z.ZodType, path: readonly Step[], given: unknown): string | undefined {
  const kind = paramKinds.get(schema);
  if (kind && path.length === 0) return kind.expected;
  const [step, ...rest] = path;
  const next = step === undefined ? [] : partsOf(schema, step, given);
  const value = step === undefined ? given : valueAt(given, [step]);
  for (const part of step === undefined ? wrappedIn(schema) : next) {
    const found = wordsAt(part, step === undefined ? path : rest, value);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

function wrappedIn(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return [schema.unwrap()].filter(isSchema);
  }
  return [];
}

function partsOf(schema: z.ZodType, step: Step, given: unknown): z.ZodType[] {
  if (schema instanceof z.ZodObject) return [schema.shape[String(step)]].filter(isSchema);
  if (schema instanceof z.ZodArray) return [schema.element].filter(isSchema);
  if (schema instanceof z.ZodLazy) return partsOf(schema.unwrap() as z.ZodType, step, given);
  if (schema instanceof z.ZodUnion) {
    return schema.options.filter(isSchema).flatMap((option) => partsOf(option, step, given));
  }
  return wrappedIn(schema).flatMap((inner) => partsOf(inner, step, given));
}

const asWritten = (value: unknown) =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
