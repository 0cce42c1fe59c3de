import "server-only";
import * as z from "zod";
import { readJson } from "@/lib/json/exact-json";
import type { ServiceClock } from "./clock-skew";
import { type ParameterPairs, type SignableRequest, type SigningCredentials, signRequest } from "./sign";

/** One request of this folder, ready to be sent as it is. */
export interface Outgoing {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Incoming {
  readonly status: number;
  /** The Date header, if any. */
  readonly date?: string | undefined;
  readonly body: string;
}

/** Where the credential service is, on whose behalf we call, and how a request leaves the process. */
export interface CredentialService {
  /** {auth_url}, without a slash at the end. */
  readonly authUrl: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly clock: ServiceClock;
  /** A parameter of the specification as the service names it; the same unless given. */
  readonly wireName?: (name: string) => string;
  /** Follows no redirect. Rejects when no whole answer arrives. */
  readonly send: (request: Outgoing) => Promise<Incoming>;
}

/** The credential service answered, and refused. */
export class CredentialRefusedError extends Error {
  override readonly name = "CredentialRefusedError";
  constructor(
    readonly step: string,
    readonly status: number,
    /** The service's own code, where its body held one. */
    readonly code: string | undefined,
  ) {
    super(`${step} was refused with ${status}${code === undefined ? "" : `, code ${code}`}`);
  }
}

/** It answered with success, but not with what the specification promises. */
export class CredentialAnswerError extends Error {
  override readonly name = "CredentialAnswerError";
}

/** Code of "Timestamp out of bounds." */
export const SKEW_CODE = "135";
/** Code of "Invalid or expired token." */
export const REVOKED_CODE = "89";

const errorBody = z.object({
  errors: z.tuple([z.object({ code: z.union([z.number(), z.string()]).transform(String) })], z.unknown()),
});

/** The first code of an error body; undefined for any other. */
export function errorCodeOf(body: unknown): string | undefined {
  return errorBody.safeParse(body).data?.errors[0].code;
}

/**
 * Sends a signed request. When the service finds our clock wrong, takes its time over and tries once more,
 * with a fresh nonce and timestamp.
 *
 * @throws CredentialRefusedError for any status but 200
 */
export async function callSigned(
  service: CredentialService,
  step: string,
  request: { readonly method: string; readonly path: string; readonly query?: ParameterPairs },
  token: Pick<SigningCredentials, "token" | "tokenSecret">,
  extra: ParameterPairs = [],
): Promise<string> {
  let signedAt = service.clock.seconds();
  let answer = await send();
  if (isSkew(answer) && service.clock.learnFrom(answer.date)) {
    signedAt = service.clock.seconds();
    answer = await send();
  }
  if (answer.status !== 200) {
    throw new CredentialRefusedError(step, answer.status, errorCodeOf(readJson(answer.body)));
  }
  return answer.body;

  function isSkew({ status, body, date }: Incoming): boolean {
    return (
      status === 401 && (errorCodeOf(readJson(body)) === SKEW_CODE || service.clock.wasOff(date, signedAt))
    );
  }

  function send(): Promise<Incoming> {
    const { consumerKey, consumerSecret, wireName = (name: string) => name } = service;
    const { path, query = [], ...rest } = request;
    const named = query.map(([name, value]) => [wireName(name), value] as const);
    const signable: SignableRequest = { ...rest, query: named, url: new URL(service.authUrl + path) };
    const signed = signRequest(signable, { consumerKey, consumerSecret, ...token }, extra, {
      timestamp: signedAt,
    });
    return service.send({
      method: signed.method,
      address: signed.address,
      headers: { authorization: signed.authorization, "content-length": "0" },
    });
  }
}
