// A forward as one would write it first: sign, global fetch, pass the body on. It has one token, so unlike
// Flightdeck's it opens no session, checks no input and has no list of what it lets through.
import { createHmac } from "node:crypto";
import OAuth from "oauth-1.0a";

const signer = new OAuth({
  consumer: { key: process.env.CONSUMER_KEY, secret: process.env.CONSUMER_SECRET },
  signature_method: "HMAC-SHA1",
  hash_function: (base, key) => createHmac("sha1", key).update(base).digest("base64"),
});
const token = { key: process.env.TOKEN, secret: process.env.TOKEN_SECRET };

export async function GET(request, { params }) {
  const { path } = await params;
  const url = `${process.env.ADS_URL}/${path.join("/")}${new URL(request.url).search}`;
  const response = await fetch(url, {
    headers: { ...signer.toHeader(signer.authorize({ url, method: "GET" }, token)) },
  });
  return new Response(response.body, {
    status: response.status,
    headers: { "content-type": response.headers.get("content-type") ?? "application/json" },
  });
}
