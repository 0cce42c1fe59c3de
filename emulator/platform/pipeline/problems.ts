import type { ServiceError } from "@/lib/ads/service-error";
import { type CredentialError, numberedError } from "../../credentials/errors";

/** Kinds of problem that have a page of their own at the service; others are `about:blank`. */
type ProblemType =
  | "invalid-request"
  | "resource-not-found"
  | "not-authorized-for-resource"
  | "disallowed-resource"
  | "unsupported-authentication"
  | "streaming-connection"
  | "invalid-rules"
  | "duplicate-rules";

interface Said {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 429 | 500 | 503;
  readonly title: string;
  readonly detail: string;
  readonly type?: ProblemType;
  /** Further members of the body. */
  readonly more?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal of the platform's version 2, as `application/problem+json`. */
export class PlatformProblem extends Error {
  override readonly name = "PlatformProblem";

  constructor(private readonly said: Said) {
    super(said.detail);
  }

  get status(): number {
    return this.said.status;
  }

  respond(origin: string): Response {
    const { status, title, detail, more, headers } = this.said;
    const body = { title, detail, type: problemType(origin, this.said.type), status, ...more };
    return new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/problem+json", ...headers },
    });
  }
}

const notFound = (kind: string, parameter: string, value: string) => ({
  title: "Not Found Error",
  detail: `Could not find ${kind} with ${parameter}: [${value}].`,
  more: { resource_type: kind, resource_id: value, parameter, value },
});

/** One of several records that is not there, as a successful answer reports it. */
export function notThere(origin: string, kind: "post" | "user", parameter: string, value: string) {
  const { more, ...said } = notFound(kind, parameter, value);
  return { ...said, ...more, resource_type: kind, type: problemType(origin, "resource-not-found") };
}

/** The address that names a kind of problem. */
export const problemType = (origin: string, type: ProblemType | undefined) =>
  type === undefined ? "about:blank" : `${origin}/2/problems/${type}`;

export const problems = {
  unauthorized: () => new PlatformProblem({ status: 401, title: "Unauthorized", detail: "Unauthorized" }),
  /** A token of the wrong kind: an application's where a user's is needed, or the reverse. */
  unsupportedAuthentication: (needed: "user" | "application") =>
    new PlatformProblem({
      status: 403,
      title: "Unsupported Authentication",
      type: "unsupported-authentication",
      detail:
        needed === "user"
          ? "Authenticating with an application's token is forbidden for this endpoint; use a user's."
          : "Authenticating with a user's token is forbidden for this endpoint; use the application's bearer token.",
    }),
  forbidden: (detail: string) => new PlatformProblem({ status: 403, title: "Forbidden", detail }),
  invalid: (detail: string, errors: readonly ServiceError[] = []) =>
    new PlatformProblem({
      status: 400,
      title: "Invalid Request",
      type: "invalid-request",
      detail,
      more: { errors: errors.map(asInvalid) },
    }),
  notFound: (kind: string, parameter: string, value: string) =>
    new PlatformProblem({ status: 404, type: "resource-not-found", ...notFound(kind, parameter, value) }),
  duplicate: (detail: string) => new PlatformProblem({ status: 409, title: "ConflictRequest", detail }),
  pageNotFound: () => new PlatformProblem({ status: 404, title: "Not Found", detail: "Not Found" }),
  methodNotAllowed: (allow: string) =>
    new PlatformProblem({
      status: 405,
      title: "Method Not Allowed",
      detail: `This path takes ${allow}.`,
      headers: { allow },
    }),
  tooManyConnections: () =>
    new PlatformProblem({
      status: 429,
      title: "ConnectionException",
      type: "streaming-connection",
      detail: "This stream is at the most connections it may have; end one first.",
      more: { connection_issue: "TooManyConnections" },
    }),
  tooManyRequests: () =>
    new PlatformProblem({ status: 429, title: "Too Many Requests", detail: "Too Many Requests" }),
  unavailable: () =>
    new PlatformProblem({ status: 503, title: "Service Unavailable", detail: "Service Unavailable" }),
  internal: () =>
    new PlatformProblem({ status: 500, title: "Internal Server Error", detail: "Internal Server Error" }),
};

const asInvalid = ({ parameter = "body", message, value }: ServiceError) => ({
  message,
  parameters: { [parameter]: value === undefined ? [] : [value] },
});

/** The same mistakes in the numbered words of version 1.1. */
export function numberedInvalid([first]: readonly ServiceError[]): CredentialError {
  const { code, message, parameter } = first ?? { code: "", message: "Query parameters are invalid." };
  return code === "MISSING_PARAMETER"
    ? numberedError(400, 25, "Query parameters are missing.")
    : numberedError(400, 44, `${parameter ?? "A"} parameter is invalid: ${message}`);
}
