import * as z from "zod";
import { endpointsOf } from "@/lib/ads/catalogue";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { exampleIn } from "@/lib/ads/schema-examples";
import {
  errorResponses,
  type JsonObject,
  rateLimitHeaders,
  recordNames,
  recordSchema,
} from "../http/openapi-components";

/**
 * The upload service: one operation for each method, since OpenAPI cannot distinguish calls of one address by the
 * value of a parameter.
 */
export function uploadPaths(baseUrl: string): JsonObject {
  const endpoints = endpointsOf("upload");
  return Object.fromEntries(
    [...new Set(endpoints.map(({ path }) => path))].map((path) => {
      const here = endpoints.filter((endpoint) => endpoint.path === path);
      const methods = [...new Set(here.map(({ method }) => method))];
      return [
        path,
        Object.fromEntries(
          methods.map((method) => [
            method.toLowerCase(),
            operationOf(
              here.filter((endpoint) => endpoint.method === method),
              baseUrl,
            ),
          ]),
        ),
      ];
    }),
  );
}

function operationOf(endpoints: readonly AnyEndpoint[], baseUrl: string): JsonObject {
  const [first] = endpoints;
  const resource = first?.name.split(".")[0] ?? "";
  return {
    operationId: `${resource}.${first?.method.toLowerCase()}`,
    tags: [resource],
    summary: first?.method === "GET" ? first.summary : "Upload a file, whole or in pieces",
    description: endpoints
      .map(({ command, summary }) => `${command === undefined ? "Without a command" : command}: ${summary}.`)
      .join(" "),
    servers: [{ url: `${baseUrl}/upload`, description: "Upload of media" }],
    parameters: parametersOf(endpoints),
    ...(endpoints.some(({ body }) => body) && { requestBody: form }),
    responses: {
      ...Object.fromEntries(endpoints.map((one) => [one.successStatus ?? 200, successOf(one)])),
      ...(first && errorResponses(first)),
    },
  };
}

const form = {
  required: false,
  description: "The bytes of a picture or of a piece, as a file or in base64.",
  content: {
    "multipart/form-data": {
      schema: { type: "object", properties: { media: { type: "string", format: "binary" } } },
      example: { media: "the bytes of a file" },
    },
    "application/x-www-form-urlencoded": {
      schema: { type: "object", properties: { media_data: { type: "string", contentEncoding: "base64" } } },
      example: { media_data: "R0lGODlh" },
    },
  },
};

/** Every parameter that any of the calls has; required are those that all of them need. */
function parametersOf(endpoints: readonly AnyEndpoint[]): JsonObject[] {
  const names = [...new Set(endpoints.flatMap(({ params }) => Object.keys(params.shape)))];
  return names.map((name) => {
    const schemas = endpoints.flatMap(({ params }) => (params.shape[name] ? [params.shape[name]] : []));
    const [schema] = schemas.filter((one) => one instanceof z.ZodType);
    const words = schema && paramKindOf(schema);
    const commands = endpoints.flatMap(({ command }) => (command === undefined ? [] : [command]));
    const isCommand = name === "command";
    const jsonSchema = isCommand ? { type: "string", enum: commands } : (words?.jsonSchema ?? {});
    return {
      name,
      in: "query",
      required: isCommand
        ? commands.length === endpoints.length
        : schemas.length === endpoints.length && !schema?.isOptional(),
      description: isCommand ? "Which of the calls it is." : (words?.rule ?? name),
      schema: jsonSchema,
      example: exampleIn(jsonSchema, name),
    };
  });
}

function successOf(endpoint: AnyEndpoint): JsonObject {
  const headers = rateLimitHeaders(endpoint);
  if (endpoint.successStatus === 204) return { description: endpoint.summary, headers };
  const schema = { $ref: `#/components/schemas/${recordNames.get(endpoint.data)}` };
  return {
    description: endpoint.summary,
    headers,
    content: { "application/json": { schema, example: exampleIn(recordSchema(endpoint.data), "Upload") } },
  };
}
