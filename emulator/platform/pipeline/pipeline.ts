import type { Context } from "hono";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { mediaBodyLimit } from "@/lib/ads/media-body";
import type { ServiceError } from "@/lib/ads/service-error";
import { CredentialError, refuse } from "../../credentials/errors";
import { verifyRequest } from "../../credentials/verify-request";
import { isUnavailable } from "../../database/database-faults";
import type { RecordStore } from "../../database/store";
import type { PathParams } from "../../http/addresses";
import type { Clock } from "../../http/clock";
import { publicOrigin } from "../../http/public-origin";
import { allowanceHeaders, RateLimiter } from "../../http/rate-limiter";
import { arrivedJson, arrivedParameters } from "../../service/arrival";
import { readJsonBody } from "../../service/json-body";
import { parseParameters } from "../../service/parameters";
import { Refusal } from "../../service/refusals";
import { mediaOfCall, readUpload } from "../../upload/arrived-upload";
import { numberedInvalid, PlatformProblem, problems } from "./problems";
import type { PlatformCaller, PlatformRoute } from "./route";

/** What every call of the platform passes through: credentials, allowance, parameters. */
export class PlatformPipeline {
  private readonly limiter: RateLimiter;

  constructor(
    private readonly store: RecordStore,
    private readonly clock: Clock,
  ) {
    this.limiter = new RateLimiter(clock);
  }

  reset(): void {
    this.limiter.clear();
  }

  async answer(c: Context, route: PlatformRoute, pathParams: PathParams): Promise<Response> {
    const { endpoint, answer, onlyReads = endpoint.method === "GET" } = route;
    const headers = new Headers(deprecationHeaders(endpoint));
    let response: Response;
    try {
      const caller = await callerOf(c, endpoint);
      headers.set("x-access-level", caller.access === "write" ? "read-write" : "read");
      const allowance = this.limiter.take(`${nameOf(caller)} ${endpoint.name}`, endpoint.rateLimit);
      for (const [name, value] of Object.entries(allowanceHeaders(allowance))) headers.set(name, value);
      if (allowance.exceeded)
        throw isNumbered(endpoint) ? refuse.tooManyRequests({}) : problems.tooManyRequests();
      if (!onlyReads && caller.access === "read") {
        throw problems.forbidden("This access token is read-only and cannot be used to make changes.");
      }
      const upload = mediaBodyLimit(endpoint) === undefined ? undefined : await readUpload(c);
      const given = upload
        ? { ...upload.given, ...pathParams }
        : await arrivedParameters(c, endpoint, pathParams);
      const read = parseParameters(endpoint.params, given);
      if (!read.ok) throw new Refusal(read.errors);
      const body = upload ? new Blob([new Uint8Array(mediaOfCall(upload))]) : await jsonBodyOf(c, endpoint);
      const origin = publicOrigin(c);
      const { store } = this;
      const now = this.clock.now();
      const warn = (text: string) => headers.set("x-api-warn", text);
      const reply = await answer({ params: read.params, body, caller, now, origin, store, context: c, warn });
      if (store.committed) await store.committed;
      response = reply instanceof Response ? reply : json(reply, endpoint.successStatus ?? 200);
    } catch (error) {
      response = refusal(c, endpoint, error);
    }
    for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  }
}

const jsonBodyOf = async (c: Context, endpoint: AnyEndpoint) =>
  endpoint.body ? readJsonBody(endpoint, await arrivedJson(c), "{}") : undefined;

/** Version 1.1 speaks in numbered errors, version 2 in problems. */
const isNumbered = ({ path }: Pick<AnyEndpoint, "path">) => path.startsWith("/1.1/");

const nameOf = ({ applicationId, user }: PlatformCaller) => user?.id ?? `application ${applicationId}`;

async function callerOf(c: Context, endpoint: AnyEndpoint): Promise<PlatformCaller> {
  const { credentials } = endpoint;
  const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  const token = bearer === undefined ? undefined : c.get("credentials").bearerTokens.live(bearer);
  if (token) {
    if (credentials === "user") {
      throw isNumbered(endpoint) ? refuse.accessNotAllowed() : problems.unsupportedAuthentication("user");
    }
    return { applicationId: token.application_id, access: "write" };
  }
  const { userId, handle, applicationId, access } = await verifyRequest(c);
  if (credentials === "application") throw problems.unsupportedAuthentication("application");
  return { applicationId, access, user: { id: userId, handle } };
}

function deprecationHeaders({ deprecated, method, path }: AnyEndpoint): Record<string, string> {
  if (!deprecated) return {};
  const { since, successor } = deprecated;
  return {
    "x-api-warn": `${method} ${path} is deprecated since ${since}; use ${successor}`,
    // RFC 9745: seconds since the epoch.
    deprecation: `@${Date.parse(since) / 1000}`,
    link: `<${successor}>; rel="successor-version"`,
  };
}

function json(value: unknown, status: number): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json;charset=utf-8", "cache-control": "no-store" },
  });
}

function refusal(c: Context, endpoint: AnyEndpoint, error: unknown): Response {
  const origin = publicOrigin(c);
  if (error instanceof PlatformProblem) return error.respond(origin);
  if (error instanceof CredentialError) {
    // The credential service's words where there is a code that clients look for; a bare 401 elsewhere.
    return isNumbered(endpoint) ? error.respond() : problems.unauthorized().respond(origin);
  }
  if (isUnavailable(error)) return problems.unavailable().respond(origin);
  if (error instanceof Refusal) return invalid(endpoint, error.errors, origin);
  console.error(error);
  return isNumbered(endpoint) ? refuse.internalError().respond() : problems.internal().respond(origin);
}

function invalid(endpoint: AnyEndpoint, errors: readonly ServiceError[], origin: string): Response {
  if (isNumbered(endpoint)) return numberedInvalid(errors).respond();
  return problems.invalid("One or more parameters to your request was invalid.", errors).respond(origin);
}
