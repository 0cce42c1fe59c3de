import type { Context } from "hono";
import { profileImageUrl, publicOrigin } from "../http/public-origin";
import { spendAllowance } from "./allowances";
import { verifyUserCall } from "./verify-request";

/** GET /1.1/account/verify_credentials.json: who the access token belongs to; login libraries ask after step 3. */
export async function verifyCredentials(c: Context): Promise<Response> {
  const { user, token } = (await verifyUserCall(c)).token;
  spendAllowance(c, "verifyCredentials", token.token);
  c.header("x-access-level", token.access === "read" ? "read" : "read-write");
  const portrait = profileImageUrl(publicOrigin(c), user.id);
  return c.json({
    id: Number(user.id),
    id_str: user.id,
    name: user.name,
    screen_name: user.handle,
    profile_image_url: portrait,
    profile_image_url_https: portrait,
  });
}
