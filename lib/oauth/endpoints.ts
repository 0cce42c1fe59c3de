/** The credential service's endpoints (credential specification, Endpoints); rows 1 to 7 of docs/endpoints.tsv. */
export const credentialEndpoints = {
  requestToken: { number: "1", method: "POST", path: "/oauth/request_token" },
  authorize: { number: "2", method: "GET", path: "/oauth/authorize" },
  authenticate: { number: "3", method: "GET", path: "/oauth/authenticate" },
  accessToken: { number: "4", method: "POST", path: "/oauth/access_token" },
  invalidateToken: { number: "5", method: "POST", path: "/1.1/oauth/invalidate_token" },
  bearerToken: { number: "6", method: "POST", path: "/oauth2/token" },
  invalidateBearerToken: { number: "7", method: "POST", path: "/oauth2/invalidate_token" },
} as const;
