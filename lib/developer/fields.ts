import type * as z from "zod";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import { mediaBodyLimit } from "@/lib/ads/media-body";
import { bodySchemaOf, type Parameter, parametersOf } from "@/lib/ads/parameters";
import { exampleIn } from "@/lib/ads/schema-examples";
import { parseExactJson } from "@/lib/json/exact-json";
import { bodyProblems } from "./body-problems";

export type FieldKind =
  | "text"
  | "lines"
  | "number"
  | "money"
  | "flag"
  | "choice"
  | "choices"
  | "list"
  | "time"
  | "json";

/** One parameter as a form asks for it. */
export interface ExplorerField extends Parameter {
  readonly kind: FieldKind;
  /** What may be chosen, in the order of the catalogue. */
  readonly options: readonly string[];
}

/** The values of a form: texts as in an address. A name that is missing is not given. */
export type Typed = Readonly<Record<string, string>>;

/** The form of an endpoint: everything about it comes from the catalogue. */
export function fieldsOf(endpoint: AnyEndpoint): readonly ExplorerField[] {
  return parametersOf(endpoint).map((parameter) => ({ ...parameter, ...kindOf(parameter) }));
}

type JsonSchema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;
const textsIn = (values: unknown) => (Array.isArray(values) ? values.map(String) : []);

/** Of what an empty value unsets, the schema of a value. */
function valueSchema({ jsonSchema }: Parameter["words"]): JsonSchema {
  const [value] = Array.isArray(jsonSchema.anyOf) ? jsonSchema.anyOf : [];
  return isSchema(value) ? value : jsonSchema;
}

function kindOf({ words }: Parameter): Pick<ExplorerField, "kind" | "options"> {
  const schema = valueSchema(words);
  const items = isSchema(schema.items) ? schema.items : {};
  const only = (kind: FieldKind) => ({ kind, options: [] });
  if (schema.type === "boolean") return { kind: "flag", options: ["true", "false"] };
  if (Array.isArray(schema.enum)) return { kind: "choice", options: textsIn(schema.enum) };
  if (schema.type === "integer") return only(schema.format === "int64" ? "money" : "number");
  if (schema.type === "array" && Array.isArray(items.enum)) {
    return { kind: "choices", options: textsIn(items.enum) };
  }
  if (schema.type === "array" && items.type === "string") return only("list");
  if (schema.type !== "string") return only("json");
  if (schema.format === "date-time") return only("time");
  return only(words.lines ? "lines" : "text");
}

interface ReadCallForm {
  /** What is sent; undefined while something is wrong. */
  readonly input: InputOf<AnyEndpoint> | undefined;
  /** What is wrong, by the name of the parameter; `body` for the JSON. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Name under which a form holds the text of the JSON body. */
export const BODY = "body";

/** JSON that an endpoint would read; empty where it takes none. */
export function exampleBody(endpoint: AnyEndpoint): string {
  if (!endpoint.body || mediaBodyLimit(endpoint) !== undefined) return "";
  return JSON.stringify(exampleIn(bodySchemaOf(endpoint) ?? {}, endpoint.name), null, 2);
}

/** A placeholder for a file in the text of a call. */
const SOME_BYTES = new Blob(["…"]);

/** Reads what was typed by the endpoint's own schemas. */
export function readCallForm(endpoint: AnyEndpoint, typed: Typed): ReadCallForm {
  const problems = new Map<string, string>();
  const input: Record<string, unknown> = {};
  for (const field of fieldsOf(endpoint)) {
    const text = typed[field.name];
    if (text === undefined) {
      if (field.required) problems.set(field.name, `Needed. ${field.words.rule}`);
      continue;
    }
    const read = field.schema.safeParse(field.kind === "json" ? jsonOf(text) : text);
    if (read.success) input[field.name] = read.data;
    else problems.set(field.name, field.words.rule);
  }
  if (mediaBodyLimit(endpoint) !== undefined) {
    input[BODY] = SOME_BYTES;
  } else if (endpoint.body) {
    const read = readBody(endpoint.body, typed[BODY] ?? "");
    if ("problem" in read) problems.set(BODY, read.problem);
    else input[BODY] = read.body;
  }
  return { input: problems.size === 0 ? input : undefined, problems };
}

function jsonOf(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}

/** Problems of a body that are shown at once. */
const PROBLEMS_SHOWN = 3;

function readBody(
  schema: z.ZodType,
  text: string,
): { readonly body: unknown } | { readonly problem: string } {
  let body: unknown;
  try {
    body = parseExactJson(text);
  } catch (error) {
    return { problem: text.trim() === "" ? "Needed. JSON." : `This is not JSON: ${reasonOf(error)}` };
  }
  const read = schema.safeParse(body);
  if (read.success) return { body: read.data };
  const problems = bodyProblems(schema, body, read.error.issues);
  const more = problems.length - PROBLEMS_SHOWN;
  const shown = problems.slice(0, PROBLEMS_SHOWN).join(" ");
  return { problem: more > 0 ? `${shown} And ${more} more.` : shown };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "it cannot be read");
