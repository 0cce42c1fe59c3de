import { credentialEndpoints } from "@/lib/oauth/endpoints";
import { ALLOWANCES, type LimitedCall } from "./allowances";

type JsonObject = Readonly<Record<string, unknown>>;

interface Description {
  readonly summary: string;
  readonly allowance: LimitedCall;
  /** Names of `components.securitySchemes`; none where the user signs in on the page. */
  readonly security: readonly ("oauth1" | "basic")[];
  readonly parameters: readonly Parameter[];
  readonly success: readonly [
    status: number,
    description: string,
    contentType: string,
    schema: JsonObject,
    example: unknown,
  ];
  readonly refusals: Readonly<Record<number, string>>;
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly example: string | boolean;
  readonly schema?: JsonObject;
}

const REQUEST_TOKEN = "Z6eEdO8MOmk394WozF5oKyuAv855l4Mlqo7hhlSLik";
const ACCESS_TOKEN = "2200000001-1hX0Qq7mPyZ3v9Gd5Rk2Ws8Tj4Lc6Nb0Fa1Ue7";
const BEARER_TOKEN = "AAAA%2FAAA%3DAAAAAAAA";

const text = { type: "string" };
const pairs = { type: "string", description: "name=value pairs, joined by ampersands" };
const tokenObject = { type: "object", required: ["access_token"], properties: { access_token: text } };
const signedCall = {
  400: "OAuth data is missing or cannot be read: code 215.",
  401: "The signature, nonce (code 32), timestamp (135) or token (89) is not accepted.",
  429: "The allowance is used up: code 88.",
};

const pageParameters: readonly Parameter[] = [
  {
    name: "oauth_token",
    required: true,
    description: "The request token from step 1.",
    example: REQUEST_TOKEN,
  },
  {
    name: "force_login",
    required: false,
    description: "Makes the user enter credentials, so that the intended account is authorized.",
    schema: { type: "boolean" },
    example: true,
  },
  { name: "screen_name", required: false, description: "Prefills the username.", example: "mara_agency" },
];

const page = (summary: string): Description => ({
  summary,
  allowance: "page",
  security: [],
  parameters: pageParameters,
  success: [200, "A page that asks the user, or shows the PIN.", "text/html", text, "<!doctype html>"],
  refusals: {
    302: "Back to the callback, with oauth_token and oauth_verifier, or with denied.",
    400: "The request token is unknown, expired, denied or spent.",
  },
});

const descriptions: Record<keyof typeof credentialEndpoints, Description> = {
  requestToken: {
    summary: "Step 1: issue a request token",
    allowance: "requestToken",
    security: ["oauth1"],
    parameters: [
      {
        name: "oauth_callback",
        required: true,
        description:
          "An address of the application's settings, or oob for PIN mode. In header, query or form.",
        example: "oob",
      },
      {
        name: "svc_auth_access_type",
        required: false,
        description: "Asks for less access than the application has.",
        schema: { type: "string", enum: ["read", "write"] },
        example: "read",
      },
    ],
    success: [
      200,
      "oauth_token, oauth_token_secret, oauth_callback_confirmed",
      "text/html",
      pairs,
      `oauth_token=${REQUEST_TOKEN}&oauth_token_secret=veNRnAWe6inFuo8o2u8SLLZLjolYDmDP7SzL0YfYI&oauth_callback_confirmed=true`,
    ],
    refusals: { ...signedCall, 403: "The callback is not in the application's settings: code 415, as XML." },
  },
  authorize: page("Step 2: ask the user, always"),
  authenticate: page("Step 2 of the callback flow: ask the user what they have not granted yet"),
  accessToken: {
    summary: "Step 3: exchange the authorized request token",
    allowance: "accessToken",
    security: ["oauth1"],
    parameters: [
      {
        name: "oauth_token",
        required: true,
        description: "The request token from step 1.",
        example: REQUEST_TOKEN,
      },
      {
        name: "oauth_verifier",
        required: true,
        description: "From the callback, or the PIN.",
        example: "7236112",
      },
    ],
    success: [
      200,
      "oauth_token, oauth_token_secret, user_id, screen_name",
      "text/html",
      pairs,
      `oauth_token=${ACCESS_TOKEN}&oauth_token_secret=veNRnAWe6inFuo8o2u8SLLZLjolYDmDP7SzL0YfYI&user_id=2200000001&screen_name=mara_agency`,
    ],
    refusals: signedCall,
  },
  invalidateToken: {
    summary: "Revoke the access token that signs the call; the path may end in .json",
    allowance: "invalidateToken",
    security: ["oauth1"],
    parameters: [],
    success: [
      200,
      "The revoked access token",
      "application/json",
      tokenObject,
      { access_token: ACCESS_TOKEN },
    ],
    refusals: signedCall,
  },
  bearerToken: {
    summary: "Get the application's one outstanding bearer token",
    allowance: "bearerToken",
    security: ["basic"],
    parameters: [],
    success: [
      200,
      "The bearer token",
      "application/json",
      {
        type: "object",
        required: ["token_type", "access_token"],
        properties: { token_type: { const: "bearer" }, access_token: text },
      },
      { token_type: "bearer", access_token: BEARER_TOKEN },
    ],
    refusals: { 403: "The credentials are wrong, or it is asked too often: code 99." },
  },
  invalidateBearerToken: {
    summary: "Revoke a bearer token, signed by the application's owner or with Basic",
    allowance: "invalidateBearerToken",
    security: ["oauth1", "basic"],
    parameters: [
      {
        name: "access_token",
        required: true,
        description: "The bearer token. In query or form.",
        example: BEARER_TOKEN,
      },
    ],
    success: [
      200,
      "The revoked bearer token",
      "application/json",
      tokenObject,
      { access_token: BEARER_TOKEN },
    ],
    refusals: { ...signedCall, 403: "The credentials are wrong (code 99) or not the owner's (220)." },
  },
};

/** The credential service's paths, for the emulator's OpenAPI document; they are at the root of `baseUrl`. */
export function credentialPaths(baseUrl: string): Record<string, JsonObject> {
  const names = Object.keys(credentialEndpoints).filter((name) => isEndpoint(name));
  return Object.fromEntries(
    names.map((name) => {
      const { path, method } = credentialEndpoints[name];
      return [path, { [method.toLowerCase()]: operation(name, descriptions[name], baseUrl) }];
    }),
  );
}

const isEndpoint = (name: string): name is keyof typeof credentialEndpoints => name in credentialEndpoints;

function operation(name: string, description: Description, baseUrl: string): JsonObject {
  const { summary, allowance, security, parameters, success, refusals } = description;
  const [status, meaning, contentType, schema, example] = success;
  return {
    operationId: `credentials.${name}`,
    tags: ["credentials"],
    summary,
    description: `LimitedCall: ${ALLOWANCES[allowance]} calls in 900 seconds.`,
    servers: [{ url: baseUrl, description: "Credential service" }],
    security: security.map((scheme) => ({ [scheme]: [] })),
    parameters: parameters.map((parameter) => ({ schema: text, ...parameter, in: "query" })),
    ...(name === "bearerToken" && { requestBody: grantTypeForm }),
    responses: {
      [status]: { description: meaning, content: { [contentType]: { schema, example } } },
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, reason]) => [code, { description: reason }]),
      ),
    },
  };
}

const grantTypeForm = {
  required: true,
  content: {
    "application/x-www-form-urlencoded": {
      schema: {
        type: "object",
        required: ["grant_type"],
        properties: { grant_type: { const: "client_credentials" } },
      },
    },
  },
};
