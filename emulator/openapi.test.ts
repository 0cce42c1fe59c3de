import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { catalogue } from "@/lib/ads/catalogue";
import { Dialect } from "@/lib/ads/dialect";
import { parseDialectFile } from "@/lib/ads/dialect-file";
import { pathParamsOf, resourceOf } from "@/lib/ads/endpoint";
import { mediaBodyLimit } from "@/lib/ads/media-body";
import { credentialEndpoints } from "@/lib/oauth/endpoints";
import { createEmulator } from "./app";
import { LEFT_OUT } from "./left-out";
import { openApiDocument, openApiPath } from "./openapi";

const reference = z.object({ $ref: z.string() });
const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(["path", "query"]),
  required: z.boolean(),
  description: z.string(),
  schema: z.looseObject({}),
  example: z.unknown(),
});
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().min(1),
  description: z.string().min(1).optional(),
  servers: z.array(z.looseObject({ url: z.string() })).optional(),
  parameters: z.array(parameter),
  requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }).optional(),
  responses: z.record(z.string(), z.union([reference, z.looseObject({ description: z.string() })])),
});
const shape = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.url(), description: z.string() })),
  paths: z.record(
    z.string().startsWith("/"),
    z.partialRecord(z.enum(["get", "post", "put", "delete"]), operation),
  ),
});

/** The upload service has several calls at one address, which the document cannot distinguish. */
const described = catalogue.filter(({ base }) => base !== "upload");

const raw = openApiDocument("http://127.0.0.1:4010");
const document = shape.parse(raw);
const operationOf = (endpoint: (typeof catalogue)[number]) =>
  document.paths[openApiPath(endpoint)]?.[
    z.enum(["get", "post", "put", "delete"]).parse(endpoint.method.toLowerCase())
  ];

describe("the OpenAPI document", () => {
  it("covers every endpoint of the catalogue and of the credential service, and nothing else", () => {
    const written = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(written.map((one) => one?.operationId).toSorted()).toEqual(
      [
        ...described.map(({ name }) => name),
        "media-upload.get",
        "media-upload.post",
        ...Object.keys(credentialEndpoints).map((name) => `credentials.${name}`),
      ].toSorted(),
    );
    for (const { path, method } of Object.values(credentialEndpoints))
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    for (const endpoint of described) expect(operationOf(endpoint)?.operationId).toBe(endpoint.name);
  });

  it("names every parameter once, those of the path as required", () => {
    for (const endpoint of described) {
      const parameters = operationOf(endpoint)?.parameters ?? [];
      expect(parameters.map(({ name }) => name).toSorted()).toEqual(
        Object.keys(endpoint.params.shape).toSorted(),
      );
      const inPath = parameters.filter((one) => one.in === "path");
      expect(inPath.map(({ name }) => name).toSorted()).toEqual(pathParamsOf(endpoint).toSorted());
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it("says what the emulator leaves undone", () => {
    const resources = new Set(catalogue.map(resourceOf));
    for (const [resource, said] of Object.entries(LEFT_OUT)) {
      expect(resources).toContain(resource);
      for (const endpoint of described.filter((one) => resourceOf(one) === resource))
        expect(operationOf(endpoint)?.description, endpoint.name).toContain(said);
    }
  });

  it("says how many records come by default", () => {
    // Copied by hand from the specification and the public documentation.
    const other: Record<string, number> = {
      "cards.list": 100,
      "draft-posts.list": 100,
      "scheduled-posts.list": 100,
      "products.list": 100,
      "media-library.list": 20,
      "targeting-lookups.tv-shows": 50,
      "targeting-lookups.devices": 1_000,
      "targeting-suggestions.list": 30,
    };
    for (const endpoint of described.filter(({ base }) => base === "ads")) {
      const count = operationOf(endpoint)?.parameters.find(({ name }) => name === "count");
      if (count) expect(count.schema.default, endpoint.name).toBe(other[endpoint.name] ?? 200);
    }
  });

  it("says what holds where a yes or no is not said", () => {
    const said = { with_deleted: false, with_total_count: false, with_draft: false, with_active: true };
    for (const endpoint of described)
      for (const { name, schema } of operationOf(endpoint)?.parameters ?? [])
        if (Object.hasOwn(said, name))
          expect(schema.default, `${endpoint.name} ${name}`).toBe(Reflect.get(said, name));
  });

  it("shows what a segment of a flexible audience may hold, with what holds unless it is said", () => {
    const endpoint = described.find(({ name }) => name === "custom-audiences.batch");
    const body = JSON.stringify(endpoint && operationOf(endpoint)?.requestBody);
    expect(body).toContain('"frequency":{"type":"integer","minimum":1,"maximum":1000000,"default":1}');
    expect(body).toContain('"lookback_window":{"type":"integer","enum":[1,7,14,30]}');
    expect(body).toContain('"negate":{"type":"boolean","default":true}');
  });

  it("names the answers that only some calls can get", () => {
    const withStatus = (status: string) =>
      described.filter((one) => status in (operationOf(one)?.responses ?? {})).map(({ name }) => name);
    expect(withStatus("405").toSorted()).toEqual(
      described
        .filter(({ environments }) => environments.length === 1)
        .map(({ name }) => name)
        .toSorted(),
    );
    expect(withStatus("413")).toContain("custom-audiences.upload-users");
    expect(withStatus("413")).not.toContain("campaigns.update");
  });

  it("refers only to what it holds", () => {
    const references = [...JSON.stringify(raw).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const path of new Set(references)) {
      const target = path
        .split("/")
        .reduce<unknown>((at, key) => z.record(z.string(), z.unknown()).catch({}).parse(at)[key], raw);
      expect(target, path).toBeDefined();
    }
  });

  it("says which calls exist in the sandbox only, and what a batch holds", () => {
    expect(document.paths["/12/accounts"]?.post?.servers).toEqual([
      { url: "http://127.0.0.1:4010/sandbox", description: expect.any(String) },
    ]);
    expect(document.paths["/12/accounts"]?.get?.servers).toBeUndefined();
    const batch = document.paths["/12/batch/accounts/{account_id}/campaigns"]?.post;
    expect(JSON.stringify(batch?.requestBody)).toContain('"maxItems":40');
    expect(JSON.stringify(batch?.requestBody)).toContain('"daily_budget_amount_local_micro"');
  });

  it("says that parameters of a write may come as a form, and those of a read may not", () => {
    const { get, post } = document.paths["/12/accounts/{account_id}/campaigns"] ?? {};
    expect(get?.requestBody).toBeUndefined();
    const form = JSON.stringify(post?.requestBody?.content["application/x-www-form-urlencoded"]);
    expect(form).toContain('"funding_instrument_id"');
    expect(form).not.toContain('"account_id"');
  });

  it("describes the calls of the upload service together", () => {
    const { get, post } = document.paths["/1.1/media/upload.json"] ?? {};
    expect(post?.servers).toEqual([{ url: "http://127.0.0.1:4010/upload", description: expect.any(String) }]);
    const named = (one: typeof post, name: string) => one?.parameters.find((each) => each.name === name);
    expect(named(post, "command")).toMatchObject({
      required: false,
      schema: { enum: ["APPEND", "FINALIZE", "INIT"] },
    });
    expect(named(post, "media_id")?.required).toBe(false);
    expect(named(get, "media_id")?.required).toBe(true);
    expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(["200", "201", "202", "204"]));
    expect(Object.keys(post?.requestBody?.content ?? {})).toContain("multipart/form-data");
  });
});

const dialects = path.resolve(import.meta.dirname, "../dialects");
const dialectFiles = readdirSync(dialects).filter((name) => name.endsWith(".json"));

describe("the OpenAPI document that is served", () => {
  it.each([undefined, ...dialectFiles])(
    "is valid by the rules of OpenAPI 3.1 with the dialect %s",
    async (name) => {
      const text = name && readFileSync(path.join(dialects, name), "utf8");
      const dialect = text ? new Dialect(parseDialectFile(JSON.parse(text))) : undefined;
      const { app, close } = createEmulator({ data: ":memory:", seed: "empty", ...(dialect && { dialect }) });
      const response = await app.request("http://127.0.0.1:4123/openapi.json");
      const served = z.record(z.string(), z.unknown()).parse(await response.json());
      expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument("http://127.0.0.1:4123"))));
      const { valid, errors } = await new Validator().validate(served);
      expect(errors).toBeUndefined();
      expect(valid).toBe(true);
      close();
    },
  );
});

const exampled = z.looseObject({ example: z.unknown() });
const content = z.looseObject({ content: z.record(z.string(), exampled) });

describe("examples", () => {
  it.each(described.map((endpoint) => [endpoint.name, endpoint] as const))(
    "of %s are what they are examples of",
    (_, endpoint) => {
      const operation = operationOf(endpoint);
      const fits = (schema: z.ZodType | undefined, value: unknown) =>
        expect(schema?.safeParse(value).error, JSON.stringify(value)).toBeUndefined();
      for (const { name, example } of operation?.parameters ?? []) fits(endpoint.params.shape[name], example);
      if (mediaBodyLimit(endpoint) !== undefined) {
        expect(content.parse(operation?.requestBody).content["multipart/form-data"]).toBeDefined();
      } else if (endpoint.body) {
        const body = content.parse(operation?.requestBody).content["application/json"];
        fits(endpoint.body, body?.example);
      }
      // Some have no text.
      if (endpoint.data.safeParse(undefined).success && endpoint.answer === "whole") return;
      const { example } = exampled.parse(
        content.parse(operation?.responses[endpoint.successStatus ?? 200]).content["application/json"],
      );
      if (endpoint.answer === "whole" || endpoint.answer === "stream") return fits(endpoint.data, example);
      const { data } = z.looseObject({ data: z.unknown() }).parse(example);
      fits(endpoint.answer === "one" ? endpoint.data : z.array(endpoint.data), data);
    },
  );
});
