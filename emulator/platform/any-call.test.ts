import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { endpointsOf } from "@/lib/ads/catalogue";
import { type AnyEndpoint, pathParamsOf } from "@/lib/ads/endpoint";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { exampleIn } from "@/lib/ads/schema-examples";
import { startPlatform } from "../testing/platform";

/** Calls of every kind to the platform: none breaks it, and every answer is what the catalogue declares. */

const platform = startPlatform("demo", async () => Response.json({}));
afterAll(() => platform.stop());

const NONSENSE = [
  "",
  " ",
  "null",
  "-1",
  "0",
  "9".repeat(30),
  "a\0b",
  "💥".repeat(200),
  "true,false",
  "%",
  "../x",
];

/** A value as it is in an address. */
const inAddress = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));

function parameters({ params }: AnyEndpoint): fc.Arbitrary<Record<string, string>> {
  const shape: Readonly<Record<string, z.ZodType>> = params.shape;
  const values = Object.entries(shape).map(([name, schema]) => {
    const example = inAddress(exampleIn(paramKindOf(schema).jsonSchema, name));
    return [
      name,
      fc.oneof({ weight: 4, arbitrary: fc.constant(example) }, fc.constantFrom(...NONSENSE)),
    ] as const;
  });
  return fc
    .record(Object.fromEntries(values), { requiredKeys: [] })
    .map((given) =>
      Object.fromEntries(
        Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    );
}

function bodies({ body }: AnyEndpoint): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined);
  const { $schema: _, ...schema } = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  const example = exampleIn(schema, "body");
  const shaken = fc.record(
    Object.fromEntries(
      Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(example)).map(([name, value]) => [
        name,
        fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, fc.jsonValue({ maxDepth: 2 })),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc.oneof(fc.constant(example), shaken, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom("{", ""));
}

async function ask(endpoint: AnyEndpoint, given: Record<string, string>, json: unknown, asUser: boolean) {
  const inPath = pathParamsOf(endpoint);
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = given[name] ?? "1";
    return /^[\w-]+$/.test(value) ? value : "a";
  });
  const query = Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.includes(name)));
  return asUser
    ? platform.asUser(endpoint.method, path, { query, ...(json !== undefined && { json }) })
    : platform.call(endpoint.method, path, { query, json });
}

const problem = z.looseObject({
  title: z.string(),
  detail: z.string(),
  type: z.string(),
  status: z.number(),
});
const numbered = z.object({
  errors: z.array(z.looseObject({ code: z.number(), message: z.string() })).min(1),
});

// A stream has no end; tests of their own read them.
const endpoints = endpointsOf("platform").filter(({ answer }) => answer !== "stream");

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  it("answers any call as declared", async () => {
    await fc.assert(
      fc.asyncProperty(parameters(endpoint), bodies(endpoint), fc.boolean(), async (given, json, asUser) => {
        // Every call is to be looked at, so none is refused for being one too many.
        platform.clock.advance(1_000_000);
        const { status, body, text } = await ask(endpoint, given, json, asUser);
        expect(status, text).toBeLessThan(500);
        if (status < 300) {
          expect(status).toBe(endpoint.successStatus ?? 200);
          const read = endpoint.data.safeParse(JSON.parse(text));
          expect(read.error, text).toBeUndefined();
        } else if (endpoint.path.startsWith("/1.1/")) numbered.parse(body);
        else if ("errors" in body && !("title" in body)) numbered.parse(body);
        else expect(problem.parse(body).status).toBe(status);
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
