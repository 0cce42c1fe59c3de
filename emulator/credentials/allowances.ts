import type { Context } from "hono";
import { allowanceHeaders } from "../http/rate-limiter";
import { type CredentialError, refuse } from "./errors";

/** Calls in 15 minutes, each counted per application or token (docs/decisions/emulator-credentials.md). */
export const ALLOWANCES = {
  requestToken: 1_000,
  accessToken: 1_000,
  /** Pages of one browser, looked at or sent. */
  page: 1_000,
  invalidateToken: 300,
  bearerToken: 30,
  invalidateBearerToken: 300,
  verifyCredentials: 300,
} as const;

export type LimitedCall = keyof typeof ALLOWANCES;

const WINDOW_SECONDS = 900;

/**
 * Takes one call of an allowance and sets what is left in the answer's headers.
 *
 * @throws what `refusal` makes, when nothing is left
 */
export function spendAllowance(
  c: Context,
  allowance: LimitedCall,
  whose: string,
  refusal: (headers: Record<string, string>) => CredentialError = refuse.tooManyRequests,
): void {
  const { limiter } = c.get("credentials");
  const limit = { limit: ALLOWANCES[allowance], windowSeconds: WINDOW_SECONDS };
  const taken = limiter.take(`${allowance} ${whose}`, limit);
  const headers = allowanceHeaders(taken);
  if (taken.exceeded) throw refusal(headers);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}
