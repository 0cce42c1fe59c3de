import type { ContentfulStatusCode } from "hono/utils/http-status";

const JSON_TYPE = "application/json;charset=utf-8";
const XML_TYPE = "application/xml;charset=utf-8";

/** A refusal in the service's own words; it renders itself, whichever route it left. */
export class CredentialError extends Error {
  override readonly name = "CredentialError";

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly body: string,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(message);
  }

  respond(): Response {
    return new Response(this.body, { status: this.status, headers: this.headers });
  }
}

/** A refusal as version 1.1 of the platform writes it. */
export function numberedError(
  status: ContentfulStatusCode,
  code: number,
  message: string,
  extra: { label?: string; headers?: Record<string, string> } = {},
): CredentialError {
  const { label, headers } = extra;
  return new CredentialError(
    status,
    message,
    JSON.stringify({ errors: [{ code, message, ...(label === undefined ? {} : { label }) }] }),
    { "content-type": JSON_TYPE, ...headers },
  );
}

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One entry per refusal of the credential service. */
export const refuse = {
  /** Unknown application, wrong signature, replayed nonce. */
  notAuthenticated: () => numberedError(401, 32, "Could not authenticate you."),
  pageNotFound: () => numberedError(404, 34, "Sorry, that page does not exist."),
  invalidParameter: (name: string) => numberedError(400, 44, `${name} parameter is invalid.`),
  methodNotAllowed: (allowed: string) =>
    numberedError(405, 86, `This method requires a ${allowed}.`, { headers: { allow: allowed } }),
  tooManyRequests: (headers: Record<string, string>) =>
    numberedError(429, 88, "Rate limit exceeded", { headers }),
  /** An access or bearer token that never was, or is no more. */
  invalidToken: () => numberedError(401, 89, "Invalid or expired token."),
  /** The bearer token routes' answer to wrong credentials, and to asking too often. */
  credentialsNotVerified: (headers: Record<string, string> = {}) =>
    numberedError(403, 99, "Unable to verify your credentials", {
      label: "authenticity_token_error",
      headers,
    }),
  /** The database is locked or its disk full, which passes. */
  unavailable: () => numberedError(503, 130, "Over capacity"),
  internalError: () => numberedError(500, 131, "Internal error"),
  timestampOutOfBounds: () => numberedError(401, 135, "Timestamp out of bounds."),
  missingParameter: (name: string) =>
    numberedError(403, 170, `Missing required parameter: ${name}`, { label: "forbidden_missing_parameter" }),
  /** OAuth parameters missing or unreadable. */
  badAuthenticationData: () => numberedError(400, 215, "Bad Authentication data."),
  /** An app-only token where a user is needed, or a user who may not. */
  accessNotAllowed: () => numberedError(403, 220, "Your credentials do not allow access to this resource"),

  callbackNotApproved: () => {
    const message =
      "Callback URL not approved for this client application. Approved callback URLs can be adjusted in your application settings";
    return new CredentialError(
      403,
      message,
      `<?xml version="1.0" encoding="UTF-8"?><errors><error code="415">${message}</error></errors>`,
      { "content-type": XML_TYPE },
    );
  },
  /** At the exchange: wrong verifier, or a request token that is unknown, expired, denied or spent. */
  requestTokenNotExchanged: (path: string) =>
    new CredentialError(
      401,
      "Invalid / expired Token",
      `<?xml version="1.0" encoding="UTF-8"?>\n<hash><error>Invalid / expired Token</error><request>${escapeXml(path)}</request></hash>`,
      { "content-type": XML_TYPE },
    ),
  /** The advertising service's own words for a call that carries no credentials at all. */
  unsignedAdvertisingCall: () =>
    new CredentialError(
      401,
      "This request is not properly authenticated",
      JSON.stringify({
        errors: [{ code: "UNAUTHORIZED_ACCESS", message: "This request is not properly authenticated" }],
        request: { params: {} },
      }),
      { "content-type": JSON_TYPE },
    ),
};
