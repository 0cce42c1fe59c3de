import * as z from "zod";
import type { AnyEndpoint } from "./endpoint";
import { paramKindOf } from "./param-kinds";

const known = new WeakMap<AnyEndpoint, ReadonlySet<string>>();

/**
 * Names of the parameters and fields of an endpoint whose values are words of the service (`entity_status`,
 * `placements`, `sort_by`) rather than free text.
 */
export function codedNames(endpoint: AnyEndpoint): ReadonlySet<string> {
  const found = known.get(endpoint);
  if (found) return found;
  const names = new Set<string>();
  for (const [name, schema] of Object.entries<z.ZodType>(endpoint.params.shape)) {
    if (isCoded(paramKindOf(schema).jsonSchema)) names.add(name);
    collect(paramKindOf(schema).jsonSchema, names);
  }
  for (const schema of [endpoint.body, endpoint.data]) {
    if (schema) collect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override }), names);
  }
  known.set(endpoint, names);
  return names;
}

/** Parameters describe their JSON form themselves. */
function override({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }): void {
  if (!(zodSchema instanceof z.ZodType)) return;
  try {
    Object.assign(jsonSchema, paramKindOf(zodSchema).jsonSchema);
  } catch {
    // Not a parameter: it is in the model's own schema.
  }
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const partsOf = (schema: Json): Json[] =>
  [schema.anyOf, schema.oneOf, schema.allOf]
    .flatMap((parts) => (Array.isArray(parts) ? parts : []))
    .filter(isObject);

/** Whether a schema, or its items for a list, lists coded values. */
function isCoded(schema: Json): boolean {
  const lists = [schema.enum, schema.examples].some(
    (values) => Array.isArray(values) && values.some((value) => typeof value === "string"),
  );
  if (lists || typeof schema.const === "string") return true;
  return [...partsOf(schema), ...(isObject(schema.items) ? [schema.items] : [])].some(isCoded);
}

function collect(schema: unknown, names: Set<string>): void {
  if (Array.isArray(schema)) for (const part of schema) collect(part, names);
  if (!isObject(schema)) return;
  for (const [key, part] of Object.entries(schema)) {
    if (key === "properties" && isObject(part)) {
      for (const [name, property] of Object.entries(part)) {
        if (isObject(property) && isCoded(property)) names.add(name);
        collect(property, names);
      }
    } else collect(part, names);
  }
}
