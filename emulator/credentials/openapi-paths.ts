import { credentialEndpoints } from "@/lib/oauth/endpoints";
import { ALLOWANCES, type Allowance } from "./allowances";

type JsonObject = Readonly<Record<string, unknown>>;

interface Description {
  readonly summary: string;
  readonly allowance: Allowance;
  /** Names of `components.securitySchemes`; none where the user signs in on the page. */
  readonly security: readonly ("oauth1" | "basic")[];
  readonly parameters: readonly Parameter[];
  readonly success: readonly [status: number, description: string, contentType: string, schema: JsonObject];
  readonly refusals: Readonly<Record<number, string>>;
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema?: JsonObject;
}

const text = { type: "string" };
const pairs = { type: "string", description: "name=value pairs, joined by ampersands" };
const tokenObject = { type: "object", required: ["access_token"], properties: { access_token: text } };
const signedCall = {
  400: "OAuth data is missing or cannot be read: code 215.",
  401: "The signature, nonce (code 32), timestamp (135) or token (89) is not accepted.",
  429: "The allowance is used up: code 88.",
};

const pageParameters: readonly Parameter[] = [
  { name: "oauth_token", required: true, description: "The request token from step 1." },
  {
    name: "force_login",
    required: false,
    description: "Makes the user enter credentials, so that the intended account is authorized.",
    schema: { type: "boolean" },
  },
  { name: "screen_name", required: false, description: "Prefills the username." },
];

const page = (summary: string): Description => ({
  summary,
  allowance: "page",
  security: [],
  parameters: pageParameters,
  success: [200, "A page that asks the user, or shows the PIN.", "text/html", text],
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
      },
      {
        name: "svc_auth_access_type",
        required: false,
        description: "Asks for less access than the application has.",
        schema: { type: "string", enum: ["read", "write"] },
      },
    ],
    success: [200, "oauth_token, oauth_token_secret, oauth_callback_confirmed", "text/html", pairs],
    refusals: { ...signedCall, 403: "The callback is not in the application's settings: code 415, as XML." },
  },
  authorize: page("Step 2: ask the user, always"),
  authenticate: page("Step 2 of the callback flow: ask the user what they have not granted yet"),
  accessToken: {
    summary: "Step 3: exchange the authorized request token",
    allowance: "accessToken",
    security: ["oauth1"],
    parameters: [
      { name: "oauth_token", required: true, description: "The request token from step 1." },
      { name: "oauth_verifier", required: true, description: "From the callback, or the PIN." },
    ],
    success: [200, "oauth_token, oauth_token_secret, user_id, screen_name", "text/html", pairs],
    refusals: signedCall,
  },
  invalidateToken: {
    summary: "Revoke the access token that signs the call; the path may end in .json",
    allowance: "invalidateToken",
    security: ["oauth1"],
    parameters: [],
    success: [200, "The revoked access token", "application/json", tokenObject],
    refusals: signedCall,
  },
  bearerToken: {
    summary: "Get the application's one outstanding bearer token",
    allowance: "bearerToken",
    security: ["basic"],
    parameters: [],
    success: [
      200,
      "The bearer token, used as it stands",
      "application/json",
      {
        type: "object",
        required: ["token_type", "access_token"],
        properties: { token_type: { const: "bearer" }, access_token: text },
      },
    ],
    refusals: { 403: "The credentials are wrong, or it is asked too often: code 99." },
  },
  invalidateBearerToken: {
    summary: "Revoke a bearer token, signed by the application's owner or with Basic",
    allowance: "invalidateBearerToken",
    security: ["oauth1", "basic"],
    parameters: [
      { name: "access_token", required: true, description: "The bearer token. In query or form." },
    ],
    success: [200, "The revoked bearer token", "application/json", tokenObject],
    refusals: { ...signedCall, 403: "The credentials are wrong (code 99) or not the owner's (220)." },
  },
};

/** The credential service's paths, for the emulator's OpenAPI document; they stand at the root of `baseUrl`. */
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
  const [status, meaning, contentType, schema] = success;
  return {
    operationId: `credentials.${name}`,
    tags: ["credentials"],
    summary,
    description: `Allowance: ${ALLOWANCES[allowance]} calls in 900 seconds.`,
    servers: [{ url: baseUrl, description: "Credential service" }],
    security: security.map((scheme) => ({ [scheme]: [] })),
    parameters: parameters.map((parameter) => ({ schema: text, ...parameter, in: "query" })),
    ...(name === "bearerToken" && { requestBody: grantTypeForm }),
    responses: {
      [status]: { description: meaning, content: { [contentType]: { schema } } },
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
