// Signatures a second, against oauth-1.0a, for the three kinds of request the dashboard signs.
import { createHmac } from "node:crypto";
import OAuth from "oauth-1.0a";
import { authorizationHeader, type Credentials, type SignableRequest } from "../lib/oauth/sign";
import { callsPerSecond, interleave, median, medianRatio, type Row, times, whole } from "./measure";

const credentials: Credentials = {
  consumerKey: "demo-consumer-key",
  consumerSecret: "demo-consumer-secret",
  token: "2200000001-6Nl0eTrZ1bH8sYw3kQpD5vXcJ7mF2gA",
  tokenSecret: "q4Wz8Xn2Vt6Rk0Pj3Hs7Gd1Fb5Mc9Ly",
};

const signer = new OAuth({
  consumer: { key: credentials.consumerKey, secret: credentials.consumerSecret },
  signature_method: "HMAC-SHA1",
  hash_function: (base, key) => createHmac("sha1", key).update(base).digest("base64"),
});
const token = { key: credentials.token ?? "", secret: credentials.tokenSecret ?? "" };

const account = "http://127.0.0.1:4010/live/12/accounts/18ce54d4x5t";
const query: [string, string][] = [
  ["count", "1000"],
  ["cursor", "8x7v00oow"],
  ["funding_instrument_ids", "lygyi,m2kw1"],
  ["q", "Spring launch"],
  ["sort_by", "updated_at-desc"],
  ["with_deleted", "false"],
  ["with_draft", "true"],
  ["with_total_count", "false"],
];
const form: [string, string][] = [
  ["name", "Spring launch, café & friends (50% off)"],
  ["funding_instrument_id", "lygyi"],
  ["daily_budget_amount_local_micro", "140000000"],
  ["entity_status", "PAUSED"],
];

const cases: { what: string; request: SignableRequest }[] = [
  {
    what: "Sign a GET with 8 parameters",
    request: { method: "GET", url: new URL(`${account}/campaigns`), query },
  },
  { what: "Sign a POST form", request: { method: "POST", url: new URL(`${account}/campaigns`), form } },
  { what: "Sign a POST with a JSON body", request: { method: "POST", url: new URL(`${account}/campaigns`) } },
];

export async function signing(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, request } of cases) {
    const data = Object.fromEntries([...(request.query ?? []), ...(request.form ?? [])]);
    const theirRequest = { url: request.url.href, method: request.method, data };
    const { ours, theirs } = await interleave(15, {
      ours: () => callsPerSecond(() => authorizationHeader(request, credentials), 200),
      theirs: () => callsPerSecond(() => signer.toHeader(signer.authorize(theirRequest, token)), 200),
    });
    rows.push({
      what,
      ours: `${whole(median(ours))} /s`,
      peer: "oauth-1.0a 2.2",
      theirs: `${whole(median(theirs))} /s`,
      ratio: times(medianRatio(ours, theirs)),
      goal: "≥ 2.5×",
    });
  }
  return rows;
}
