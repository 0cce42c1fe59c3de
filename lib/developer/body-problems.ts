import * as z from "zod";
import { findWords, innerOf } from "@/lib/ads/param-kinds";
import { listOr, listPlain } from "@/lib/format/lists";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * What is wrong with a JSON body, a sentence for each place, in the words of the catalogue:
 * `[0].params.name: Needed. 1 to 255 characters.`
 */
export function bodyProblems(schema: z.ZodType, body: unknown, issues: readonly Issue[]): string[] {
  const problems = issues.map((issue) => {
    const { rule, path } = ruleAt(schema, issue.path) ?? { rule: ruleOf(issue), path: issue.path };
    const isMissing =
      issue.code !== "unrecognized_keys" && path.length > 0 && valueAt(body, path) === undefined;
    const place = path.length === 0 ? "" : `${inWords(path)}: `;
    return `${place}${isMissing ? "Needed. " : ""}${rule}`;
  });
  return [...new Set(problems)];
}

const inWords = (path: Path) =>
  path
    .map((step, at) => (typeof step === "number" ? `[${step}]` : `${at === 0 ? "" : "."}${String(step)}`))
    .join("");

function valueAt(body: unknown, path: Path): unknown {
  let value = body;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** The rule of the parameter on the way to a place, and the parameter's own place. */
function ruleAt(schema: z.ZodType, path: Path): { rule: string; path: Path } | undefined {
  let parts: readonly z.ZodType[] = [schema];
  for (let depth = 0; ; depth += 1) {
    for (const part of parts) {
      const words = findWords(part);
      if (words) return { rule: words.rule, path: path.slice(0, depth) };
    }
    const step = path[depth];
    if (step === undefined) return undefined;
    parts = parts.flatMap((part) => partsOf(part, step));
  }
}

/** The schemas of one part of a schema; of alternatives, those of each. */
function partsOf(schema: z.ZodType, step: PropertyKey): readonly z.ZodType[] {
  const inner = innerOf(schema);
  if (inner) return partsOf(inner, step);
  if (schema instanceof z.ZodUnion)
    return schema.options.filter(isSchema).flatMap((one) => partsOf(one, step));
  const part: unknown =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodObject
        ? schema.shape[String(step)]
        : undefined;
  return isSchema(part) ? [part] : [];
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

const EXPECTED: Readonly<Record<string, string>> = {
  array: "A list in square brackets.",
  object: "An object in curly brackets.",
  string: "Text in quotation marks.",
  number: "A number.",
  int: "A whole number.",
  boolean: "true or false.",
};

/** The message for a place that is no parameter. */
function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return EXPECTED[issue.expected] ?? `A value of type ${issue.expected}.`;
    case "too_small":
      return `At least ${issue.minimum}.`;
    case "too_big":
      return `At most ${issue.maximum}.`;
    case "invalid_value":
      return `One of ${listPlain(issue.values.map(String))}.`;
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? `One of ${listPlain(issue.options.map(String))}.`
        : "None of the shapes that this may have: see below what it may hold.";
    case "unrecognized_keys":
      return `Nothing here is called ${listOr(issue.keys)}.`;
    default:
      return issue.message.endsWith(".") ? issue.message : `${issue.message}.`;
  }
}
