import * as z from "zod";
import { catalogue } from "@/lib/ads/catalogue";
import { type AnyEndpoint, ENVIRONMENTS, pathParamsOf } from "@/lib/ads/endpoint";
import { ERROR_CODES } from "@/lib/ads/error-codes";

export type JsonObject = Readonly<Record<string, unknown>>;

/** The name of each kind of record: after its resource, or after the endpoint where a resource has several. */
export const recordNames: ReadonlyMap<z.ZodType, string> = nameRecords();

function nameRecords(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const { data, name } of catalogue) {
    if (names.has(data)) continue;
    const [resource = name] = name.split(".");
    const own = taken.has(asTypeName(resource)) ? asTypeName(name) : asTypeName(resource);
    names.set(data, own);
    taken.add(own);
  }
  return names;
}

/** `funding-instruments` → `FundingInstruments`. */
function asTypeName(name: string): string {
  return name.replace(/(?:^|[-.])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What each status means. */
const STATUSES: Readonly<Record<string, string>> = {
  400: "A parameter is missing, unreadable or against a rule; several errors may come at once.",
  401: "The signature, the timestamp or the token is not accepted.",
  403: "The caller may not do this.",
  404: "There is no such record on the account, or no such account of the caller.",
  405: "The method is not allowed here, or only in the other environment.",
  413: "The body is larger than the service takes.",
  429: "The allowance is used up until the time in the reset header.",
  503: "The service is not available; try again later.",
};

/** Statuses that a call can meet: some only with a path parameter, in one environment alone, or with a JSON body. */
export function errorResponses(endpoint: AnyEndpoint): JsonObject {
  if (endpoint.base === "platform") return { default: { $ref: "#/components/responses/PlatformError" } };
  const only: Readonly<Record<string, boolean>> = {
    404: pathParamsOf(endpoint).length > 0,
    405: endpoint.environments.length < ENVIRONMENTS.length,
    413: endpoint.body !== undefined,
  };
  const statuses = Object.keys(STATUSES).filter((status) => only[status] ?? true);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        $ref: `#/components/responses/${status === "400" && endpoint.answer === "batch" ? "BatchError" : `Error${status}`}`,
      },
    ]),
  );
}

const RATE_LIMIT_PARTS = {
  limit: "Calls allowed in the window.",
  remaining: "Calls left in the window.",
  reset: "When the window ends, in seconds since the epoch.",
};

const headerName = (prefix: string, part: string) => `${prefix}-${part}`;

/** Allowance headers: of the caller, and of the account where reads are counted for it. */
export function rateLimitHeaders({
  base,
  method,
  path,
}: Pick<AnyEndpoint, "base" | "method" | "path">): JsonObject {
  const ofAccount = method === "GET" && path.includes(":account_id");
  const prefixes = ["x-rate-limit", ...(ofAccount ? ["x-account-rate-limit"] : [])];
  const names = prefixes.flatMap((prefix) =>
    Object.keys(RATE_LIMIT_PARTS).map((part) => headerName(prefix, part)),
  );
  return Object.fromEntries(
    [...(base === "ads" ? ["x-current-api-version"] : []), ...names].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
}

export function components(): JsonObject {
  return {
    securitySchemes: {
      oauth1: {
        type: "apiKey",
        in: "header",
        name: "Authorization",
        description: "OAuth 1.0a (RFC 5849) with HMAC-SHA1, consumer key and access token of a user.",
      },
      bearer: {
        type: "http",
        scheme: "bearer",
        description: "The application's own token, of POST /oauth2/token.",
      },
      basic: {
        type: "http",
        scheme: "basic",
        description: "Consumer key and secret, each URL-encoded.",
      },
    },
    headers: {
      "x-current-api-version": { description: "Version that answered.", schema: { type: "string" } },
      ...Object.fromEntries(
        ["x-rate-limit", "x-account-rate-limit"].flatMap((prefix) =>
          Object.entries(RATE_LIMIT_PARTS).map(([part, description]) => [
            headerName(prefix, part),
            { description, schema: { type: "integer" } },
          ]),
        ),
      ),
    },
    schemas: {
      Request: {
        type: "object",
        description: "The call as it was understood.",
        properties: { params: { type: "object" } },
      },
      BatchRequest: {
        type: "object",
        required: ["params", "operation_type"],
        properties: { params: { type: "object" }, operation_type: { type: ["string", "null"] } },
      },
      Error: {
        type: "object",
        required: ["code", "message"],
        properties: {
          code: { type: ["string", "integer"], examples: [...new Set(Object.values(ERROR_CODES).flat())] },
          message: { type: "string" },
          parameter: { type: "string", description: "The parameter at fault." },
          attribute: { type: "string" },
          details: { type: "string" },
          value: { type: "string", description: "What was sent for it." },
        },
      },
      Problem: {
        type: "object",
        required: ["title", "type", "status", "detail"],
        properties: {
          title: { type: "string" },
          type: { type: "string" },
          status: { type: "integer" },
          detail: { type: "string" },
          errors: { type: "array", items: { type: "object" } },
        },
      },
      NumberedErrors: {
        type: "object",
        required: ["errors"],
        properties: {
          errors: {
            type: "array",
            items: {
              type: "object",
              required: ["code", "message"],
              properties: { code: { type: "integer" }, message: { type: "string" } },
            },
          },
        },
      },
      ...Object.fromEntries([...recordNames].map(([schema, name]) => [name, recordSchema(schema)])),
    },
    responses: {
      ...Object.fromEntries(
        Object.entries(STATUSES).map(([status, description]) => [
          `Error${status}`,
          errorsOf(Number(status), description),
        ]),
      ),
      PlatformError: {
        description: "A problem; paths of version 1.1 answer with numbered errors.",
        content: {
          "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
          "application/json": { schema: { $ref: "#/components/schemas/NumberedErrors" } },
        },
      },
      BatchError: errorsOf(
        400,
        "The batch as a whole (`errors`), or items of it (`operation_errors`: one list for each item), cannot be done; nothing was.",
        {
          operation_errors: {
            type: "array",
            items: { type: "array", items: { $ref: "#/components/schemas/Error" } },
          },
        },
      ),
    },
  };
}

/** Codes of advertising errors are words, those of credential errors numbers. */
const CREDENTIAL_ERROR = { errors: [{ code: 32, message: "Could not authenticate you." }] };

function errorExample(status: number, message: string): JsonObject {
  const codes: readonly string[] =
    Object.entries(ERROR_CODES).find(([key]) => Number(key) === status)?.[1] ?? [];
  if (status === 401) return CREDENTIAL_ERROR;
  const code = codes.find((one) => one === EXAMPLES[status]) ?? codes[0];
  return { errors: [{ code, message }], request: { params: {} } };
}

/** The codes that are met most often, where a status has several. */
const EXAMPLES: Readonly<Record<number, string>> = { 400: "INVALID_PARAMETER", 403: "ACTION_NOT_ALLOWED" };

function errorsOf(status: number, description: string, more: JsonObject = {}): JsonObject {
  const errors = { type: "array", items: { $ref: "#/components/schemas/Error" } };
  const schema = { type: "object", properties: { errors, ...more, request: {} } };
  return {
    description,
    content: { "application/json": { schema, example: errorExample(status, description) } },
  };
}

/** JSON Schema of one record of `data`. */
export function recordSchema(schema: z.ZodType): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return rest;
}
