import "server-only";
import { request } from "undici";
import { env } from "@/lib/env";
import { upstreamPool } from "@/lib/http/upstream-pool";
import { type BearerToken, createBearerToken } from "@/lib/oauth/bearer";
import { createServiceClock, type ServiceClock } from "@/lib/oauth/clock-skew";
import type { CredentialService } from "@/lib/oauth/credential-service";
import { processWide } from "@/lib/process-wide";
import { serviceDialect } from "@/lib/service-dialect";

const TOTAL_MS = 20_000;
const MAX_ANSWER_BYTES = 64 * 1024;

/** What the process has learnt of the service's clock: one for signing in and for calls. */
export function serviceClock(): ServiceClock {
  return processWide("service-clock", () => createServiceClock());
}

/** The configured credential service. */
export function credentialService(): CredentialService {
  const dialect = serviceDialect();
  return {
    ...(dialect && { wireName: (name: string) => dialect.wireName(name) }),
    authUrl: env.AUTH_URL,
    consumerKey: env.CONSUMER_KEY,
    consumerSecret: env.CONSUMER_SECRET,
    clock: serviceClock(),
    send: async ({ method, address, headers, body }) => {
      const answer = await request(address, {
        method: method === "POST" ? "POST" : "GET",
        headers,
        body: body ?? null,
        dispatcher: upstreamPool(),
        signal: AbortSignal.timeout(TOTAL_MS),
      });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_ANSWER_BYTES) throw new Error("The credential service answered with too much");
        chunks.push(chunk);
      }
      const { date } = answer.headers;
      return {
        status: answer.statusCode,
        date: typeof date === "string" ? date : undefined,
        body: Buffer.concat(chunks).toString("utf8"),
      };
    },
  };
}

/** The application's own token: one for the process. */
export function applicationToken(): BearerToken {
  return processWide("application-token", () => createBearerToken(credentialService()));
}
