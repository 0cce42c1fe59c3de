import * as z from "zod";
import { catalogue } from "@/lib/ads/catalogue";
import { type AnyEndpoint, ENVIRONMENTS, versionedPath } from "@/lib/ads/endpoint";
import { mediaBodyLimit } from "@/lib/ads/media-body";
import { bodySchemaOf, parametersOf } from "@/lib/ads/parameters";
import { exampleIn, pathExample } from "@/lib/ads/schema-examples";
import { credentialPaths } from "./credentials/openapi-paths";
import {
  components,
  errorResponses,
  type JsonObject,
  rateLimitHeaders,
  recordNames,
  recordSchema,
} from "./http/openapi-components";
import { leftOutOf } from "./left-out";
import { uploadPaths } from "./upload/openapi-paths";

/**
 * The OpenAPI 3.1 document of the emulator: the advertising service, written from the catalogue, and the
 * credential service at the root. `baseUrl` has no slash at its end.
 */
export function openApiDocument(baseUrl: string): JsonObject {
  return {
    openapi: "3.1.0",
    info: {
      title: "Advertising and credential service (emulator)",
      version: "12",
      description:
        "The advertising service, in its live environment and its sandbox, and what belongs to the platform API. " +
        "Parameters are accepted in the query string and, for writes, in a form body.",
    },
    servers: ENVIRONMENTS.map((environment) => serverOf(baseUrl, environment)),
    security: [{ oauth1: [] }],
    tags: ["credentials", ...new Set(catalogue.map(tagOf))].map((name) => ({ name })),
    paths: { ...credentialPaths(baseUrl), ...pathsOf(baseUrl), ...uploadPaths(baseUrl) },
    components: components(),
  };
}

const serverOf = (baseUrl: string, environment: string) => ({
  url: `${baseUrl}/${environment}`,
  description: environment === "live" ? "Live environment" : "Sandbox: nothing is ever served or paid",
});

const tagOf = ({ name }: AnyEndpoint) => name.split(".")[0] ?? name;

/** The path as OpenAPI writes it, `/12/accounts/{account_id}`. */
export const openApiPath = (endpoint: AnyEndpoint) => versionedPath(endpoint).replace(/:([a-z_]+)/g, "{$1}");

function pathsOf(baseUrl: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of catalogue.filter(({ base }) => base !== "upload")) {
    const path = openApiPath(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, baseUrl) };
  }
  return paths;
}

function operationOf(endpoint: AnyEndpoint, baseUrl: string): JsonObject {
  const everywhere = endpoint.environments.length === ENVIRONMENTS.length;
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    description: inWords(endpoint),
    ...(endpoint.deprecated && { deprecated: true }),
    ...(endpoint.base !== "ads" && { servers: [placeOf(baseUrl)], security: securityOf(endpoint) }),
    ...(!everywhere && {
      servers: endpoint.environments.map((environment) => serverOf(baseUrl, environment)),
    }),
    parameters: openApiParameters(endpoint),
    ...bodyOf(endpoint),
    responses: { [endpoint.successStatus ?? 200]: successOf(endpoint), ...errorResponses(endpoint) },
  };
}

const placeOf = (baseUrl: string) => ({ url: baseUrl, description: "The platform API" });

const securityOf = ({ credentials }: AnyEndpoint) => [
  ...(credentials === "application" ? [] : [{ oauth1: [] }]),
  ...(credentials === "user" ? [] : [{ bearer: [] }]),
];

function inWords(endpoint: AnyEndpoint): string {
  const { access, base, deprecated, rateLimit, environments } = endpoint;
  const { limit, windowSeconds, scope, category } = rateLimit;
  const per = {
    category: `all ${category} together`,
    endpoint: "the endpoint",
    account: "the endpoint on one account",
  };
  const only = environments.length === ENVIRONMENTS.length ? "" : `Only in ${environments.join(", ")}. `;
  const old = deprecated ? `Deprecated since ${deprecated.since} in favour of ${deprecated.successor}. ` : "";
  const permissions = base === "ads" ? `Permissions: any of ${access.join(", ")}. ` : "";
  return `${leftOutOf(endpoint)}${only}${old}${permissions}Allowance: ${limit} calls in ${windowSeconds} seconds for ${per[scope]}.`;
}

/** Parameters as they are in the address: lists separated by commas. */
function openApiParameters(endpoint: AnyEndpoint): JsonObject[] {
  return parametersOf(endpoint).map(({ name, place, required, words: { jsonSchema, rule, clearable } }) => ({
    name,
    in: place,
    required,
    description: clearable ? `${rule} An empty value unsets it.` : rule,
    schema: jsonSchema,
    example: exampleIn(jsonSchema, name),
    ...(jsonSchema.type === "array" && { style: "form", explode: false }),
    ...(clearable && { allowEmptyValue: true }),
  }));
}

/** A JSON body where there is one; else the form that the parameters of a write may come in as well. */
function bodyOf(endpoint: AnyEndpoint): JsonObject {
  if (mediaBodyLimit(endpoint) !== undefined) return uploadOf(endpoint);
  const schema = bodySchemaOf(endpoint);
  if (!schema) return formOf(endpoint);
  const example = exampleIn(schema, endpoint.name);
  return { requestBody: { required: true, content: { "application/json": { schema, example } } } };
}

/** Bytes, in a form with the parameters that may be in the query, too. */
function uploadOf(endpoint: AnyEndpoint): JsonObject {
  const { properties, example } = fieldsOf(endpoint);
  const media = { type: "string", contentMediaType: "application/octet-stream" };
  const schema = { type: "object", required: ["media"], properties: { ...properties, media } };
  return { requestBody: { required: true, content: { "multipart/form-data": { schema, example } } } };
}

function formOf(endpoint: AnyEndpoint): JsonObject {
  const { properties, example } = fieldsOf(endpoint);
  if (endpoint.method === "GET" || Object.keys(properties).length === 0) return {};
  const schema = { type: "object", properties };
  const description = "The parameters of the query, which may come here instead.";
  return {
    requestBody: {
      required: false,
      description,
      content: { "application/x-www-form-urlencoded": { schema, example } },
    },
  };
}

/** The parameters of the query as fields of a form. */
function fieldsOf(endpoint: AnyEndpoint) {
  const fields = openApiParameters(endpoint).filter((one) => one.in === "query");
  const properties = Object.fromEntries(fields.map(({ name, schema }) => [String(name), schema]));
  const required = fields.filter((one) => one.required);
  const example = Object.fromEntries(required.map(({ name, example: value }) => [String(name), value]));
  return { properties, example };
}

function successOf(endpoint: AnyEndpoint): JsonObject {
  const record = { $ref: `#/components/schemas/${recordNames.get(endpoint.data)}` };
  if (endpoint.answer === "whole" || endpoint.answer === "stream") return wholeAnswer(endpoint, record);
  const request =
    endpoint.answer === "batch"
      ? { type: "array", items: { $ref: "#/components/schemas/BatchRequest" } }
      : { $ref: "#/components/schemas/Request" };
  const properties = {
    request,
    data_type: { type: "string" },
    data: endpoint.answer === "one" ? record : { type: "array", items: record },
    ...(endpoint.answer === "list" && {
      next_cursor: { type: ["string", "null"], description: "Place of the next page; null on the last one." },
      total_count: {
        type: "integer",
        description:
          "with_total_count" in endpoint.params.shape
            ? "Only with with_total_count=true."
            : "Some lists return it unasked.",
      },
    }),
  };
  const shown = recordExample(endpoint);
  const example = {
    request:
      endpoint.answer === "batch"
        ? [{ params: pathExample(endpoint), operation_type: "Create" }]
        : { params: pathExample(endpoint) },
    ...(endpoint.answer === "list" && { next_cursor: null }),
    data: endpoint.answer === "one" ? shown : [shown],
  };
  const required = ["request", "data", ...(endpoint.answer === "list" ? ["next_cursor"] : [])];
  return {
    description: endpoint.summary,
    headers: rateLimitHeaders(endpoint),
    content: { "application/json": { schema: { type: "object", required, properties }, example } },
  };
}

const recordExample = ({ data }: AnyEndpoint) => exampleIn(recordSchema(data), recordNames.get(data) ?? "");

function wholeAnswer(endpoint: AnyEndpoint, schema: JsonObject): JsonObject {
  const head = { description: endpoint.summary, headers: rateLimitHeaders(endpoint) };
  if (endpoint.data instanceof z.ZodUndefined) return head;
  return {
    ...head,
    content: { "application/json": { schema, example: recordExample(endpoint) } },
  };
}
