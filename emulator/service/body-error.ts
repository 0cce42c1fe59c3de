import * as z from "zod";
import { paramKinds } from "@/lib/ads/param-kinds";
import type { ServiceError } from "@/lib/ads/service-error";
import { missing, sizeError, unexpected } from "./refusals";

export type Step = string | number;

/** What is wrong at one place of a body, or of a parameter that only JSON holds. `named` is the place's name. */
export function bodyError(
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
  if (issue.code === "invalid_union" && "options" in issue && Array.isArray(issue.options))
    return `a value in ${issue.options.map(String).join(", ")}`;
  if (issue.code === "invalid_type") return issue.expected;
  return issue.message;
}

/** What the parameter's own kind expects; undefined where the schema has its own message. */
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
