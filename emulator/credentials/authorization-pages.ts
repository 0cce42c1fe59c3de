import type { Context } from "hono";
import { credentialEndpoints } from "@/lib/oauth/endpoints";
import { messagePage } from "../pages/message-page";
import { signedInUser, staleForm } from "./account-page";
import { spendAllowance } from "./allowances";
import { consentPage, pinPage } from "./consent-page";
import { wrongPassword } from "./sign-in-fields";
import { OOB_CALLBACK, withParameters } from "./store/callbacks";
import type { Application, ApplicationAccess, StoredRequestToken, User } from "./store/records";

interface Visit {
  readonly requestToken: StoredRequestToken;
  readonly application: Application;
  readonly forceLogin: boolean;
}

/** GET /oauth/authorize: always asks (credential specification). */
export function showAuthorize(c: Context): Response {
  const visit = beginVisit(c, new URL(c.req.url).searchParams);
  return visit instanceof Response ? visit : ask(c, visit);
}

/** GET /oauth/authenticate: asks only what the user has not granted yet (credential specification). */
export function showAuthenticate(c: Context): Response {
  const visit = beginVisit(c, new URL(c.req.url).searchParams);
  if (visit instanceof Response) return visit;
  const { requestToken, application, forceLogin } = visit;
  const user = signedInUser(c);
  if (!user || forceLogin || !application.sign_in) return ask(c, visit);
  const granted = c.get("credentials").accessTokens.granted(user.id, application.id);
  return covers(granted, requestToken.access) ? allow(c, visit, user) : ask(c, visit);
}

/** The form of either page. */
export async function answerConsent(c: Context): Promise<Response> {
  const form = new URLSearchParams(await c.req.text());
  const visit = beginVisit(c, form);
  if (visit instanceof Response) return visit;
  const { people, sessions } = c.get("credentials");
  if (!sessions.formIsOwn(c, form.get("form_token"))) return staleForm(c);
  if (form.get("action") === "deny") return deny(c, visit);

  const username = form.get("username");
  if (username === null) {
    const user = visit.forceLogin ? undefined : signedInUser(c);
    // Another tab may have signed in as another user since this page named whose consent it asks for.
    return user && user.id === form.get("user_id") ? allow(c, visit, user) : ask(c, visit);
  }
  const user = people.withPassword(username, form.get("password") ?? "");
  if (!user) return consentPage(c, { ...visit, username, problem: wrongPassword });
  sessions.signIn(c, user);
  return allow(c, visit, user);
}

/** The request token of a page and what belongs to it, or the page with the reason why there is none. */
function beginVisit(c: Context, parameters: URLSearchParams): Visit | Response {
  const { people, requestTokens, sessions } = c.get("credentials");
  spendAllowance(c, "page", sessions.browserId(c));
  const requestToken = requestTokens.open(parameters.get("oauth_token") ?? "");
  const application = requestToken && people.application(requestToken.application_id);
  if (!requestToken || !application)
    return messagePage(c, {
      status: 400,
      title: "This request has expired or was already used",
      advice: "Nothing was shared. Go back to the application and start again.",
    });
  if (requestToken.callback === OOB_CALLBACK && c.req.path === credentialEndpoints.authenticate.path)
    return messagePage(c, {
      status: 403,
      title: "This application cannot sign you in here",
      advice: "Applications that work with a PIN must send you to /oauth/authorize instead.",
    });
  return { requestToken, application, forceLogin: parameters.get("force_login") === "true" };
}

const covers = (granted: ApplicationAccess | undefined, asked: ApplicationAccess) =>
  granted === "write" || granted === asked;

function ask(c: Context, visit: Visit): Response {
  return consentPage(c, {
    ...visit,
    user: visit.forceLogin ? undefined : signedInUser(c),
    username: c.req.query("screen_name"),
  });
}

/** Sends the user back with a verifier, or shows the PIN. Sent twice, the answer is the same. */
function allow(c: Context, { requestToken, application }: Visit, user: User): Response {
  const { accessTokens, requestTokens } = c.get("credentials");
  if (requestToken.state === "authorized" && requestToken.user_id !== user.id)
    return messagePage(c, {
      status: 403,
      title: "This request has already been answered by another person",
      advice: "Go back to the application and start again.",
    });
  accessTokens.grant(user.id, application.id, requestToken.access);
  const verifier = requestToken.verifier ?? requestTokens.authorize(requestToken, user);
  if (requestToken.callback === OOB_CALLBACK) return pinPage(c, application, verifier);
  return back(c, requestToken, { oauth_token: requestToken.token, oauth_verifier: verifier });
}

function deny(c: Context, { requestToken, application }: Visit): Response {
  c.get("credentials").requestTokens.deny(requestToken);
  if (requestToken.callback === OOB_CALLBACK)
    return messagePage(c, {
      status: 200,
      title: `You denied ${application.name}`,
      advice: "Nothing was shared. You can close this page.",
    });
  return back(c, requestToken, { denied: requestToken.token });
}

function back(c: Context, { callback }: StoredRequestToken, parameters: Record<string, string>): Response {
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  return c.redirect(withParameters(callback, parameters), 302);
}
