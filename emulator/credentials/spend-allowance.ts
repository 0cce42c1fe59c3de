import type { Context } from "hono";
import type { Allowance } from "./allowances";
import { refuse } from "./errors";

/** Takes one call of an allowance and says in the answer's headers what is left. */
export function spendAllowance(c: Context, allowance: Allowance, whose: string): void {
  const { exhausted, headers } = c.get("credentials").allowances.take(allowance, whose);
  if (exhausted) throw refuse.tooManyRequests(headers);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}
