import type { Context } from "hono";
import { spendAllowance } from "./allowances";
import { verifyUserCall } from "./verify-request";

/** POST /1.1/oauth/invalidate_token: ends the access token that signed the call. */
export async function invalidateAccessToken(c: Context): Promise<Response> {
  const { token: live } = await verifyUserCall(c);
  spendAllowance(c, "invalidateToken", live.user.id);
  c.get("credentials").accessTokens.invalidate(live.token);
  return c.json({ access_token: live.token.token });
}
