import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { endpointsOf } from "@/lib/ads/catalogue";
import { type AnyEndpoint, pathParamsOf } from "@/lib/ads/endpoint";
import { ERROR_CODES } from "@/lib/ads/error-codes";
import { wordsOf } from "@/lib/ads/params";
import { PEOPLE } from "../seed/people";
import { EXAMPLE_BODIES, EXAMPLES } from "./test-examples";
import { startService, type TestAnswer } from "./test-service";
import { openWorlds, type World } from "./test-worlds";

/** Requests of every kind, sensible and senseless: none breaks the service, and every answer keeps its word. */

const service = startService();
const { worlds, restore } = await openWorlds(service);

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
];

const anyOf = (values: readonly string[]) => fc.constantFrom(...(values.length > 0 ? values : ["a"]));

type MakeValue = (name: string, schema: z.ZodType) => fc.Arbitrary<string>;

/** Values of a parameter as they stand in an address: good ones, with others strewn in. */
const someValueOf =
  (world: World): MakeValue =>
  (name, schema) =>
    fc.oneof(
      { weight: 6, arbitrary: goodValueOf(world, name, schema) },
      { weight: 1, arbitrary: anyOf(SENSELESS) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
      { weight: 1, arbitrary: anyOf(worlds.flatMap(({ ids }) => Object.values(ids).flat())) },
    );

function goodValueOf(world: World, name: string, schema: z.ZodType): fc.Arbitrary<string> {
  const ids = world.ids[name.replace(/_ids?$/, "")];
  if (ids) {
    return name.endsWith("_ids")
      ? fc.array(anyOf(ids), { minLength: 1, maxLength: 4 }).map((some) => some.join(","))
      : anyOf(ids);
  }
  const { jsonSchema } = wordsOf(schema);
  const json = z
    .looseObject({
      type: z.string().optional(),
      format: z.string().optional(),
      enum: z.array(z.string()).optional(),
      items: z.looseObject({ enum: z.array(z.string()).optional() }).optional(),
      maximum: z.number().optional(),
    })
    .parse(
      z.looseObject({ anyOf: z.array(z.looseObject({})).optional() }).parse(jsonSchema).anyOf?.[0] ??
        jsonSchema,
    );
  if (json.enum) return anyOf(json.enum);
  if (json.items?.enum) {
    return fc.array(anyOf(json.items.enum), { minLength: 1, maxLength: 3 }).map((some) => some.join(","));
  }
  if (json.type === "boolean") return anyOf(["true", "false"]);
  if (json.format === "int64")
    return fc.bigInt({ min: 1n, max: 900_000n }).map((whole) => `${whole * 1_000_000n}`);
  if (json.type === "integer") return fc.integer({ min: 1, max: json.maximum ?? 100 }).map(String);
  if (json.format === "date-time")
    return anyOf(["2026-11-20", "2026-11-21T11:00:00Z", "2027-01-01T00:00:00+0200"]);
  if (name === "currency") return anyOf(["EUR", "JPY", "KWD", "XXX"]);
  return fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
}

function parametersOf(schema: z.ZodObject, make: MakeValue): fc.Arbitrary<Record<string, string>> {
  const shape: Record<string, z.ZodType> = schema.shape;
  const given = Object.fromEntries(Object.entries(shape).map(([name, param]) => [name, make(name, param)]));
  const required = Object.keys(shape).filter((name) => !shape[name]?.isOptional());
  // Required ones are nearly always there, so that requests get as far as the handlers.
  return fc.tuple(fc.record(given, { requiredKeys: required }), fc.nat(39)).map(([params, chance]) => {
    const left = required[chance];
    if (left === undefined) return params;
    const { [left]: _, ...rest } = params;
    return rest;
  });
}

function bodyOf({ body }: AnyEndpoint, make: MakeValue): fc.Arbitrary<unknown> {
  if (!(body instanceof z.ZodArray) || !(body.element instanceof z.ZodDiscriminatedUnion)) {
    return fc.constant(undefined);
  }
  const items = body.element.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return [];
    const { operation_type: operation, params } = option.shape;
    if (!(operation instanceof z.ZodLiteral) || !(params instanceof z.ZodObject)) return [];
    return [parametersOf(params, make).map((given) => ({ operation_type: operation.value, params: given }))];
  });
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(fc.oneof(...items), { maxLength: 5 }) },
    { weight: 1, arbitrary: fc.array(fc.jsonValue(), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

const isPathSegment = (value: string) => /^[0-9A-Za-z_-]+$/.test(value);

async function ask(
  endpoint: AnyEndpoint,
  environment: "live" | "sandbox",
  given: Record<string, string>,
  { as, json, inForm }: { as: string; json: unknown; inForm: boolean },
): Promise<TestAnswer> {
  const inPath = pathParamsOf(endpoint);
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = given[name] ?? "";
    return isPathSegment(value) ? value : encodeURIComponent(Buffer.from(value).toString()) || "a";
  });
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.includes(name)));
  return service.call(endpoint.method, `/${environment}/${endpoint.version}${path}`, {
    as,
    ...(json === undefined ? {} : { json }),
    ...(inForm && json === undefined && endpoint.method !== "GET" ? { form: rest } : { query: rest }),
  });
}

const CODES = new Map(
  Object.entries(ERROR_CODES).map(([status, codes]) => [Number(status), new Set<string>(codes)]),
);

const strictData = new Map<AnyEndpoint, z.ZodType>();

/** The schema of `data` that refuses what is not declared; made once, because zod compiles it at its first use. */
function strictDataOf(endpoint: AnyEndpoint): z.ZodType {
  const known = strictData.get(endpoint);
  if (known) return known;
  const record = endpoint.data instanceof z.ZodObject ? endpoint.data.strict() : endpoint.data;
  const made = endpoint.answer === "one" ? record : z.array(record);
  strictData.set(endpoint, made);
  return made;
}

function keepsItsWord(endpoint: AnyEndpoint, answer: TestAnswer): void {
  expect(answer.status, answer.text).toBeLessThan(500);
  if (answer.status === 200) {
    const read = strictDataOf(endpoint).safeParse(answer.body.data);
    expect(read.error, answer.text).toBeUndefined();
    return;
  }
  const errors = [...(answer.body.errors ?? []), ...(answer.body.operation_errors ?? []).flat()];
  expect(errors.length, answer.text).toBeGreaterThan(0);
  if (answer.body.operation_errors) return;
  for (const { code } of errors) expect(CODES.get(answer.status), answer.text).toContain(code);
}

/** An example body with `:media_key` and the like replaced by what they stand for. */
function withIdentifiers(body: unknown, { ids }: World): unknown {
  const text = JSON.stringify(body).replace(/":([a-z_]+)"/g, (_, name: string) =>
    JSON.stringify(ids[name]?.[0] ?? ""),
  );
  return JSON.parse(text);
}

const MANNERS: readonly ("bare" | "full" | "strewn")[] = ["bare", "full", "strewn"];
/** Sensible requests of which one has to succeed at the latest. */
const SENSIBLE = 300;

/** Bare requests give what is required, full ones more, and strewn ones hold nonsense here and there. */
function requestsTo(endpoint: AnyEndpoint, manners = MANNERS) {
  const here = worlds.filter(({ environment }) => endpoint.environments.includes(environment));
  return fc.tuple(fc.constantFrom(...here), fc.constantFrom(...manners)).chain(([world, manner]) => {
    const good: MakeValue = (name, schema) => goodValueOf(world, name, schema);
    const make = manner === "strewn" ? someValueOf(world) : good;
    const everybody = PEOPLE.map(({ handle }) => handle);
    const shape: Record<string, z.ZodType> = endpoint.params.shape;
    // No cursor can be guessed, so a sensible request has none.
    const given = Object.entries(shape).filter(
      ([name, schema]) =>
        !(manner === "bare" && schema.isOptional()) && !(manner === "full" && name === "cursor"),
    );
    const params = z.object(Object.fromEntries(given));
    const example = Object.fromEntries(
      Object.entries((manner === "bare" && EXAMPLES[endpoint.name]) || {}).map(([name, value]) => [
        name,
        value.startsWith(":") ? (world.ids[value.slice(1)]?.[0] ?? "") : value,
      ]),
    );
    const body = manner === "bare" ? EXAMPLE_BODIES[endpoint.name] : undefined;
    return fc.record({
      environment: fc.constant(world.environment),
      given: parametersOf(params, make).map((some) => ({ ...some, ...example })),
      json: body === undefined ? bodyOf(endpoint, make) : fc.constant(withIdentifiers(body, world)),
      as: anyOf(manner === "strewn" ? everybody : ["mara_agency", "jon_marketer"]),
      inForm: fc.boolean(),
    });
  });
}

describe.each(endpointsOf("ads").map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s",
  (_, endpoint) => {
    it("answers any request as the catalogue declares, and sensible ones with success", async () => {
      let successes = 0;
      await fc.assert(
        fc.asyncProperty(requestsTo(endpoint), async ({ environment, given, ...how }) => {
          restore();
          const answer = await ask(endpoint, environment, given, how);
          if (answer.status === 200) successes += 1;
          keepsItsWord(endpoint, answer);
        }),
        { numRuns: 60 },
      );
      for (const { environment, given, ...how } of fc.sample(requestsTo(endpoint, ["bare"]), SENSIBLE)) {
        if (successes > 0) break;
        restore();
        if ((await ask(endpoint, environment, given, how)).status === 200) successes += 1;
      }
      expect(successes).toBeGreaterThan(0);
    }, 30_000);
  },
);
