import { createHmac, randomBytes } from "node:crypto";
import * as z from "zod";
import { equalInConstantTime } from "@/lib/oauth/verify";

/** How long a receiver may take. */
const PATIENCE_MS = 10_000;

/** Carries the signature of a delivery, made over its raw body with the application's consumer secret. */
export const SIGNATURE_HEADER = "x-service-webhooks-signature";

/** How a webhook is reached; tests pass their own. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** What came of a delivery: the receiver's status, or null when none came in time. */
export type Delivered = number | null;

const token = (secret: string, text: string) =>
  `sha256=${createHmac("sha256", secret).update(text).digest("base64")}`;

const challengeAnswer = z.looseObject({ response_token: z.string() });

/** Speaks to webhooks: challenges them, and delivers to them. Redirects are not followed. */
export class WebhookSender {
  constructor(private readonly send: Send = fetch) {}

  /** True when the receiver answers the challenge with a token that only the application's secret makes. */
  async challenge(url: string, secret: string): Promise<boolean> {
    const crc = randomBytes(24).toString("base64url");
    const address = new URL(url);
    address.searchParams.set("crc_token", crc);
    try {
      const response = await this.ask(address.href, { method: "GET" });
      if (response.status !== 200) return false;
      const { data } = challengeAnswer.safeParse(await response.json());
      return data !== undefined && equalInConstantTime(data.response_token, token(secret, crc));
    } catch {
      return false;
    }
  }

  async deliver(url: string, secret: string, body: string): Promise<Delivered> {
    const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: token(secret, body) };
    try {
      const response = await this.ask(url, { method: "POST", headers, body });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  private ask(address: string, init: RequestInit): Promise<Response> {
    return this.send(address, { ...init, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
  }
}
