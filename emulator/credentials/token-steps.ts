import type { Context } from "hono";
import { spendAllowance } from "./allowances";
import { refuse } from "./errors";
import { callbackIsApproved } from "./store/callbacks";
import type { Application, ApplicationAccess } from "./store/records";
import { verifySignedCall, verifyUserCall } from "./verify-request";

/** Steps 1 and 3 answer name=value pairs, and call them HTML. */
function pairs(c: Context, values: Record<string, string>): Response {
  return c.body(new URLSearchParams(values).toString(), 200, { "content-type": "text/html;charset=utf-8" });
}

/** Step 1: POST /oauth/request_token (credential specification). */
export async function issueRequestToken(c: Context): Promise<Response> {
  const { application, parameter } = await verifySignedCall(c, () => ({ token: undefined }));
  spendAllowance(c, "requestToken", application.id);
  const callback = parameter("oauth_callback");
  if (callback === undefined) throw refuse.badAuthenticationData();
  if (!callbackIsApproved(callback, application.callbacks)) throw refuse.callbackNotApproved();
  const access = requestedAccess(
    application,
    parameter("svc_auth_access_type") ?? parameter("x_auth_access_type"),
  );
  const issued = c.get("credentials").requestTokens.issue(application, callback, access);
  return pairs(c, {
    oauth_token: issued.token,
    oauth_token_secret: issued.secret,
    oauth_callback_confirmed: "true",
  });
}

/** An application may ask for less than its settings allow, never for more. */
function requestedAccess(application: Application, asked: string | undefined): ApplicationAccess {
  if (asked === undefined) return application.access;
  if (asked !== "read" && asked !== "write") throw refuse.invalidParameter("svc_auth_access_type");
  return application.access === "read" ? "read" : asked;
}

/** Step 3: POST /oauth/access_token (credential specification). */
export async function exchangeRequestToken(c: Context): Promise<Response> {
  const { accessTokens, people, requestTokens } = c.get("credentials");
  const notExchanged = () => refuse.requestTokenNotExchanged(c.req.path);
  const { application, token, parameter } = await verifySignedCall(c, (name) => {
    if (name === undefined) throw refuse.badAuthenticationData();
    const open = requestTokens.open(name);
    if (!open) throw notExchanged();
    return { token: open, secret: open.secret, applicationId: open.application_id };
  });
  spendAllowance(c, "accessToken", application.id);
  const verifier = parameter("oauth_verifier");
  const userId = verifier === undefined ? undefined : requestTokens.spend(token, verifier);
  const user = userId === undefined ? undefined : people.user(userId);
  if (!user) throw notExchanged();
  const created = accessTokens.create(user.id, application.id, token.access);
  return pairs(c, {
    oauth_token: created.token,
    oauth_token_secret: created.secret,
    user_id: user.id,
    screen_name: user.handle,
  });
}

/** POST /1.1/oauth/invalidate_token: ends the access token that signed the call. */
export async function invalidateAccessToken(c: Context): Promise<Response> {
  const { token: live } = await verifyUserCall(c);
  spendAllowance(c, "invalidateToken", live.user.id);
  c.get("credentials").accessTokens.invalidate(live.token);
  return c.json({ access_token: live.token.token });
}
