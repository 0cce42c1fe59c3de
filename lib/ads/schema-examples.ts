import type * as z from "zod";
import { HASHTAG_PATTERN } from "@/lib/post-text/hashtags";
import { type AnyEndpoint, pathParamsOf } from "./endpoint";
import { paramKindOf } from "./param-kinds";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Examples of texts without a list of words, by the end of their name; the first match is used. */
const TEXTS: readonly (readonly [name: RegExp, example: string])[] = [
  [/(^|_)media_keys?$/, "3_1234567890123456789"],
  [/card_uris?$/, "card://1234567890123456789"],
  [/email/, "mara@example.com"],
  [/phone$/, "+4915112345678"],
  [/currency/, "EUR"],
  [/country(_codes?)?$/, "DE"],
  [/timezone$/, "Europe/Berlin"],
  [/lang$/, "en"],
  [/(_at|_time|_date)$/, "2026-11-21T10:00:00Z"],
  [/(url|deep_link)$/, "https://www.example.com/"],
  [/(user|post)_ids?$/, "2200000001"],
  [/store_a_app_identifier$/, "333903271"],
  [/store_b_app_(id|identifier)$/, "com.example.app"],
  [/(^|_)ids?$|_id$/, "8wku2"],
  [/_micro$|denomination$/, "5500000"],
  [/domain$/, "example.com"],
  [/keywords?$/, "tea"],
  [/name$/, "Spring sale"],
  [/text|title|description|_post$/, "Made for winter"],
];

/** An example of a value that a schema allows; `name` is the name of the value. Null where nothing is known. */
function exampleOf(schema: unknown, name: string, definitions: Json = {}): unknown {
  if (!isObject(schema)) return null;
  if (typeof schema.$ref === "string") {
    const key = schema.$ref.split("/").at(-1) ?? "";
    // A recursive schema is expanded once.
    const { [key]: target, ...rest } = definitions;
    return exampleOf(target, name, rest);
  }
  if ("const" in schema) return schema.const;
  const [listed] = [schema.enum, schema.examples].flatMap((values) => (Array.isArray(values) ? values : []));
  if (listed !== undefined) return listed;
  const [part] = [schema.anyOf, schema.oneOf].flatMap((parts) => (Array.isArray(parts) ? parts : []));
  if (part !== undefined) return exampleOf(part, name, definitions);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "object":
      return objectOf(schema, definitions);
    case "array":
      return itemsOf(schema, name, definitions);
    case "string":
      return textOf(schema, name);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return false;
    default:
      return null;
  }
}

function objectOf({ properties, required }: Json, definitions: Json): Json {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) => {
      const value = exampleOf(schema, name, definitions);
      // The recursion ends here.
      return (value === null || (Array.isArray(value) && value.includes(null))) && !needed.has(name)
        ? []
        : [[name, value]];
    }),
  );
}

function itemsOf({ items, prefixItems, minItems }: Json, name: string, definitions: Json): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((item) => exampleOf(item, name, definitions));
  const count = Math.max(1, Number(minItems ?? 1));
  return Array.from({ length: count }, () => exampleOf(items, name, definitions));
}

/** Ends are later than starts. */
const ENDS = /^(end|expires|to|until)_/;

function textOf({ format, pattern, minLength, maxLength }: Json, name: string): string {
  if (format === "date-time") return ENDS.test(name) ? "2026-12-22T00:00:00Z" : "2026-11-22T00:00:00Z";
  if (format === "uri") return "https://www.example.com/";
  if (pattern === "^\\d{12}$") return ENDS.test(name) ? "202611211200" : "202611211000";
  if (pattern === "^[0-9a-f]{64}$") return "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8";
  if (pattern === HASHTAG_PATTERN) return "#launch";
  const named = TEXTS.find(([ending]) => ending.test(name))?.[1] ?? "text";
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? Number.POSITIVE_INFINITY)];
  const fits = named.length >= least && named.length <= most;
  const chosen = fits ? named : named.padEnd(least, "x").slice(0, most);
  return typeof pattern === "string" && !new RegExp(pattern, "u").test(chosen) ? "1" : chosen;
}

function numberOf({ minimum, exclusiveMinimum, maximum, format }: Json): number {
  if (format === "int64") return 5_500_000;
  const least = Number(minimum ?? (exclusiveMinimum === undefined ? 1 : Number(exclusiveMinimum) + 1));
  return Math.min(Math.max(least, 1), Number(maximum ?? Number.POSITIVE_INFINITY));
}

/** An example for a JSON Schema that was made from a zod schema. */
export function exampleIn(jsonSchema: Json, name: string): unknown {
  return exampleOf(jsonSchema, name, isObject(jsonSchema.$defs) ? jsonSchema.$defs : {});
}

/** The parameters of a path, as an answer echoes them. */
export function pathExample(endpoint: AnyEndpoint): Json {
  const shape: Readonly<Record<string, z.ZodType>> = endpoint.params.shape;
  return Object.fromEntries(
    pathParamsOf(endpoint).flatMap((name) => {
      const schema = shape[name];
      return schema ? [[name, exampleOf(paramKindOf(schema).jsonSchema, name)]] : [];
    }),
  );
}
