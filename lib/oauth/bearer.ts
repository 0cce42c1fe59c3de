import "server-only";
import * as z from "zod";
import { readJson } from "@/lib/json/exact-json";
import {
  CredentialAnswerError,
  CredentialRefusedError,
  type CredentialService,
  callSigned,
  errorCodeOf,
} from "./credential-service";
import { percentEncode } from "./encode";
import { credentialEndpoints } from "./endpoints";

const bearerAnswer = z.object({ token_type: z.literal("bearer"), access_token: z.string().min(1) });

/** The application's own token, for calls without a person. */
export interface BearerToken {
  /** Fetched once and cached; callers that ask meanwhile wait for the same answer. */
  get(): Promise<string>;
  /** Forgets a token that the service accepts no more: the next `get` fetches another. */
  forget(token: string): void;
  /**
   * Revokes the outstanding token with the application owner's token and secret, and forgets it: the next
   * `get` fetches another.
   */
  revoke(owner: { token: string; secret: string }): Promise<void>;
}

/** The application’s own token at a credential service. Nothing is asked for before the first `get`. */
export function createBearerToken(service: CredentialService): BearerToken {
  let cached: Promise<string> | undefined;
  let known: string | undefined;
  return {
    get() {
      cached ??= fetchBearer(service).then(
        (token) => {
          known = token;
          return token;
        },
        (error: unknown) => {
          cached = undefined;
          throw error;
        },
      );
      return cached;
    },
    forget(token) {
      // Several calls may learn of it one after the other, the others when a new one is asked for or there already.
      if (token !== known) return;
      known = undefined;
      cached = undefined;
    },
    async revoke(owner) {
      const token = await this.get();
      await callSigned(
        service,
        "Revoking the bearer token",
        // The value may hold percent escapes that belong to it: it is sent encoded once more, and never decoded.
        { ...credentialEndpoints.invalidateBearerToken, query: [["access_token", token]] },
        { token: owner.token, tokenSecret: owner.secret },
      );
      cached = undefined;
    },
  };
}

async function fetchBearer(service: CredentialService): Promise<string> {
  const { method, path } = credentialEndpoints.bearerToken;
  const basic = `${percentEncode(service.consumerKey)}:${percentEncode(service.consumerSecret)}`;
  const answer = await service.send({
    method,
    address: service.authUrl + path,
    headers: {
      authorization: `Basic ${Buffer.from(basic).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    },
    body: "grant_type=client_credentials",
  });
  if (answer.status !== 200) {
    throw new CredentialRefusedError("The bearer token", answer.status, errorCodeOf(readJson(answer.body)));
  }
  const { data } = bearerAnswer.safeParse(readJson(answer.body));
  if (!data) throw new CredentialAnswerError("The service answered without a bearer token");
  return data.access_token;
}
