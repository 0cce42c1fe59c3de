import fc from "fast-check";
import * as z from "zod";
import { openApiDocument } from "../openapi";

/** The OpenAPI document read as a stranger would: its operations, requests that fit them, and what they answer. */

type Json = Readonly<Record<string, unknown>>;

const parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query"]),
  required: z.boolean(),
  schema: z.looseObject({}),
});
const bodies = z.record(z.string(), z.looseObject({ schema: z.looseObject({}) }));
const operation = z.object({
  operationId: z.string(),
  servers: z.array(z.object({ url: z.string() })).optional(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  parameters: z.array(parameter),
  requestBody: z.object({ content: bodies }).optional(),
  responses: z.record(z.string(), z.looseObject({})),
});

const description = z
  .looseObject({
    servers: z.array(z.object({ url: z.string() })),
    paths: z.record(z.string(), z.record(z.string(), operation)),
  })
  .parse(openApiDocument(""));

export interface Operation extends z.output<typeof operation> {
  readonly method: string;
  readonly path: string;
  /** What precedes the path: `/live`, or nothing. */
  readonly bases: readonly string[];
}

export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({
    ...one,
    method: method.toUpperCase(),
    path,
    bases: (one.servers ?? description.servers).map(({ url }) => url),
  })),
);

/** Requests in all, as the project promises. */
const REQUESTS = 20_000;

/** Requests to each operation. */
export const RUNS = Math.ceil(REQUESTS / operations.length);

/** What a pointer of the document leads to; undefined for one that leads nowhere. */
function targetOf(pointer: string): unknown {
  return pointer
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((value, key) => objectOf(value)[key], description);
}

const objectOf = (value: unknown): Json => z.record(z.string(), z.unknown()).catch({}).parse(value);

/** The schema with what it refers to inside, for readers that support `$defs` only. */
function selfContained(schema: unknown): Json {
  const $defs: Record<string, unknown> = {};
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => {
        if (key === "$defs") return [];
        if (key !== "$ref" || typeof inner !== "string") return [[key, rewrite(inner)]];
        const name = inner.replace(/\W+/g, "_");
        if (!(name in $defs)) {
          $defs[name] = {};
          $defs[name] = rewrite(targetOf(inner));
        }
        return [[key, `#/$defs/${name}`]];
      }),
    );
  };
  const written = objectOf(rewrite(schema));
  return { ...written, $defs };
}

const validators = new Map<string, z.ZodType>();

/**
 * What an operation declares for an answer with a status and a type of content: its schema, `null` where there is none,
 * or undefined if the document has no such answer.
 */
export function answerSchema(
  { operationId, responses }: Operation,
  status: number,
  type: string,
): z.ZodType | null | undefined {
  const key = `${operationId} ${status} ${type}`;
  const known = validators.get(key);
  if (known) return known;
  const response = responses[String(status)] ?? responses.default;
  if (!response) return undefined;
  const whole = typeof response.$ref === "string" ? objectOf(targetOf(response.$ref)) : response;
  if (whole.content === undefined) return null;
  const content = bodies.parse(whole.content)[type];
  if (!content) return undefined;
  const made = z.fromJSONSchema(selfContained(content.schema));
  validators.set(key, made);
  return made;
}

const SENSELESS = [
  "",
  " ",
  "null",
  "undefined",
  "-1",
  "0",
  "1e9",
  "0x10",
  "9223372036854775808",
  "99999999999999999999",
  "a\0b",
  "💥".repeat(300),
  "2026-13-45",
  "2026-11-21T25:00:00Z",
  "true,false",
  "%",
  "'; DROP TABLE campaigns; --",
  "ﷺ",
  "a,b,,c",
  "name-asc,name-asc",
  "__proto__",
  "NaN",
  "\u202e",
  "-",
  "\ud800",
] as const;

export const senseless = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SENSELESS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
);

/** Values of their own for what a name names. */
export type Known = (name: string) => readonly string[] | undefined;

/** Values that a schema allows. */
export function valuesOf(schema: unknown, name: string, known: Known, depth = 0): fc.Arbitrary<unknown> {
  const json = objectOf(schema);
  if (typeof json.$ref === "string") {
    return depth > 4 ? fc.constant(undefined) : valuesOf(targetOf(json.$ref), name, known, depth + 1);
  }
  if ("const" in json) return fc.constant(json.const);
  const listed = z.array(z.unknown()).safeParse(json.enum).data;
  if (listed) return fc.constantFrom(...listed);
  const parts = [json.anyOf, json.oneOf].flatMap((some) => z.array(z.unknown()).catch([]).parse(some));
  if (parts.length > 0) return fc.oneof(...parts.map((part) => valuesOf(part, name, known, depth)));
  const type: unknown = Array.isArray(json.type) ? json.type[0] : json.type;
  switch (type) {
    case "object":
      return objectsOf(json, known, depth);
    case "array": {
      const least = Number(json.minItems ?? 0);
      const size = {
        minLength: least,
        maxLength: Math.max(least, Math.min(Number(json.maxItems ?? 3), least + 3)),
      };
      return fc.array(valuesOf(json.items, name.replace(/s$/, ""), known, depth + 1), size);
    }
    case "string":
      return textsOf(json, name, known);
    case "integer":
    case "number":
      return numbersOf(json);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function objectsOf(json: Json, known: Known, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(objectOf(json.properties));
  const required = z.array(z.string()).catch([]).parse(json.required);
  // What holds itself is not gone into for ever.
  const shown = properties.filter(([name]) => depth < 6 || required.includes(name));
  const shape = Object.fromEntries(
    shown.map(([name, schema]) => [name, valuesOf(schema, name, known, depth + 1)]),
  );
  return fc.record(shape, { requiredKeys: required.filter((name) => name in shape) });
}

const INSTANTS = ["2026-11-20", "2026-11-21T11:00:00Z", "2026-11-22T00:00:00Z", "2027-01-01T00:00:00+0200"];
const CURRENCIES = ["EUR", "JPY", "KWD", "XXX"];

function textsOf({ format, pattern, minLength, maxLength }: Json, name: string, known: Known) {
  const own = known(name);
  const [first, ...rest] = own ?? [];
  if (first !== undefined) return fc.constantFrom(first, ...rest);
  if (format === "date-time") return fc.constantFrom(...INSTANTS);
  if (format === "uri") return fc.constantFrom("https://www.example.com/", "http://a.example/?b=c#d");
  if (name === "currency") return fc.constantFrom(...CURRENCIES);
  if (typeof pattern === "string") {
    return pattern.includes("\\p")
      ? fc.constantFrom("#launch", "été")
      : fc.stringMatching(new RegExp(pattern));
  }
  const least = Number(minLength ?? 0);
  return fc.string({
    unit: "grapheme-ascii",
    minLength: least,
    maxLength: Math.max(least, Math.min(Number(maxLength ?? 12), 12)),
  });
}

function numbersOf({ format, minimum, maximum }: Json): fc.Arbitrary<unknown> {
  if (format === "int64") return fc.integer({ min: 1, max: 900_000 }).map((whole) => whole * 1_000_000);
  const min = Number(minimum ?? 0);
  return fc.integer({ min, max: Math.min(Number(maximum ?? 2 ** 31 - 1), 2 ** 31 - 1) });
}

/** A value as it is in an address. */
export const inAddress = (value: unknown): string =>
  value === null || value === undefined ? "" : Array.isArray(value) ? value.join(",") : String(value);

/** The value with something else in one place of it. */
export function spoilt(value: unknown, place: number, junk: unknown): unknown {
  if (typeof value !== "object" || value === null || place % 4 === 0) return junk;
  const entries = Object.entries(value);
  const [name] = entries[place % Math.max(entries.length, 1)] ?? [];
  if (name === undefined) return junk;
  const changed = entries.map(([key, inner]): [string, unknown] => [
    key,
    key === name ? spoilt(inner, Math.floor(place / 3), junk) : inner,
  ]);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

export interface MadeRequest {
  readonly base: string;
  /** Filled in. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Readonly<Record<string, string>> | undefined;
  /** JSON text, or what is sent for it. */
  readonly json: string | undefined;
  readonly isBroken: boolean;
}

/** Requests to an operation: half of them as the document requires, half with a flaw or several. */
export function requestsTo(operation: Operation, known: (base: string) => Known): fc.Arbitrary<MadeRequest> {
  return fc.oneof(...operation.bases.map((base) => requestsAt(operation, base, known(base))));
}

function requestsAt(operation: Operation, base: string, known: Known): fc.Arbitrary<MadeRequest> {
  const { parameters, requestBody } = operation;
  const json = requestBody?.content["application/json"];
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesOf(schema, name, known)])),
    { requiredKeys: parameters.filter(({ required }) => required).map(({ name }) => name) },
  );
  const flaw = fc.record({ place: fc.nat(10_000), junk: senseless, isLeftOut: fc.boolean() });
  return fc
    .record({
      values,
      body: json ? valuesOf(json.schema, "", known) : fc.constant(undefined),
      flaws: fc.oneof(fc.constant([]), fc.array(flaw, { minLength: 1, maxLength: 3 })),
      junk: fc.jsonValue({ maxDepth: 2 }),
      manner: fc.nat(99),
    })
    .map(({ values: valid, body, flaws, junk, manner }) => {
      const given = new Map(Object.entries(valid).map(([name, value]) => [name, inAddress(value)]));
      const inPath = new Set(parameters.filter((one) => one.in === "path").map(({ name }) => name));
      // A wrong path ends in 404, whatever else is wrong.
      const names = [...parameters.map(({ name }) => name), ...parameters.map(({ name }) => name)].filter(
        (name, index) => index < parameters.length || !inPath.has(name),
      );
      for (const { place, junk: senselessValue, isLeftOut } of flaws) {
        const name = names[place % (names.length + 2)] ?? "unheard_of";
        if (isLeftOut) given.delete(name);
        // Halves of surrogate pairs cannot be sent.
        else given.set(name, Buffer.from(senselessValue).toString());
      }
      const [first] = flaws;
      const text = json && JSON.stringify(first ? spoilt(body, first.place, junk) : body);
      const rest = Object.fromEntries([...given].filter(([name]) => !inPath.has(name)));
      const asForm = operation.method !== "GET" && json === undefined && manner % 2 === 0;
      return {
        base,
        path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(given.get(name) ?? "")),
        query: asForm ? {} : rest,
        form: asForm ? rest : undefined,
        // Broken off, now and then.
        json: first && manner === 0 ? text?.slice(0, text.length / 2) : text,
        isBroken: first !== undefined,
      };
    });
}

const segment = (value: string) => encodeURIComponent(Buffer.from(value).toString()) || "a";
