import "server-only";
import { createServiceClock } from "./clock-skew";
import type { CredentialService, Incoming, Outgoing } from "./credential-service";

/** A credential service that gives prepared answers and records what it was sent. */
export function serviceAnswering(...answers: Partial<Incoming>[]) {
  const sent: Outgoing[] = [];
  let now = Date.UTC(2026, 0, 1);
  const service: CredentialService = {
    authUrl: "https://auth.example",
    consumerKey: "key",
    consumerSecret: "secret",
    clock: createServiceClock(() => now),
    send: async (request) => {
      sent.push(request);
      now += 1000;
      const answer = answers[sent.length - 1];
      if (!answer) throw new Error("one call too many");
      return { status: 200, body: "", ...answer };
    },
  };
  return { service, sent };
}
