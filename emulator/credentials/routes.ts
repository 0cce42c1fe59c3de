import type { Hono } from "hono";
import { credentialEndpoints as endpoints } from "@/lib/oauth/endpoints";
import { answerAccount, showAccount } from "./account-page";
import { answerConsent, showAuthenticate, showAuthorize } from "./authorization-pages";
import { invalidateBearerToken, issueBearerToken } from "./bearer-token";
import { refuse } from "./errors";
import { exchangeRequestToken, invalidateAccessToken, issueRequestToken } from "./token-steps";
import { verifyCredentials } from "./verify-credentials";

/** The credential service (credential specification), at the root of the emulator. */
export function registerCredentialRoutes(app: Hono): void {
  app.post(endpoints.requestToken.path, issueRequestToken);
  app.get(endpoints.authorize.path, showAuthorize);
  app.post(endpoints.authorize.path, answerConsent);
  app.get(endpoints.authenticate.path, showAuthenticate);
  app.post(endpoints.authenticate.path, answerConsent);
  app.post(endpoints.accessToken.path, exchangeRequestToken);
  app.post(endpoints.invalidateToken.path, invalidateAccessToken);
  app.post(`${endpoints.invalidateToken.path}.json`, invalidateAccessToken);
  app.post(endpoints.bearerToken.path, issueBearerToken);
  app.post(endpoints.invalidateBearerToken.path, invalidateBearerToken);
  app.get("/1.1/account/verify_credentials.json", verifyCredentials);

  app.get("/account", showAccount);
  app.post("/account", answerAccount);

  const invalidateTokenJson = {
    ...endpoints.invalidateToken,
    path: `${endpoints.invalidateToken.path}.json`,
  };
  for (const { path, method } of [...Object.values(endpoints), invalidateTokenJson])
    app.all(path, () => {
      throw refuse.methodNotAllowed(method);
    });
}
