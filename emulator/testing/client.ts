import { createHmac } from "node:crypto";
import type { Hono } from "hono";
import OAuth from "oauth-1.0a";
import { DEMO_APPLICATION } from "../seed/people";

export interface TokenPair {
  readonly key: string;
  readonly secret: string;
}

export interface TestCall {
  readonly method?: string;
  /** Several values of a name follow each other, as its pairs. */
  readonly query?: Record<string, string | string[]>;
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  /** Any other body, which no signature covers. */
  readonly body?: { readonly type: string; readonly bytes: Buffer };
  readonly token?: TokenPair | undefined;
  /** Further oauth_* parameters; they replace those of the same name before signing. */
  readonly oauth?: Record<string, string>;
  /** Where the oauth_* parameters travel. */
  readonly place?: "header" | "query" | "form";
  /** Changes the header after signing. */
  readonly tamper?: (header: string) => string;
  /** Form fields sent besides, without being signed again. */
  readonly repeatInForm?: Record<string, string>;
  /** Query parameters added after signing. */
  readonly changeQuery?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

export const ORIGIN = "http://127.0.0.1:4010";

/** A client of the emulator that signs with an implementation other than the project's own. */
export function createTestClient(
  app: Hono,
  consumer: TokenPair = { key: DEMO_APPLICATION.consumerKey, secret: DEMO_APPLICATION.consumerSecret },
  origin = ORIGIN,
) {
  const signer = new OAuth({
    consumer,
    signature_method: "HMAC-SHA1",
    hash_function: (base, key) => createHmac("sha1", key).update(base).digest("base64"),
  });

  return async function call(path: string, options: TestCall = {}): Promise<Response> {
    const { method = "POST", query = {}, form, json, token, oauth, place = "header" } = options;
    const url = new URL(path, origin);
    const parameters = { ...query, ...form };
    const protocol = {
      oauth_consumer_key: consumer.key,
      oauth_nonce: signer.getNonce(),
      oauth_signature_method: "HMAC-SHA1",
      oauth_timestamp: String(signer.getTimeStamp()),
      oauth_version: "1.0",
      ...(token ? { oauth_token: token.key } : {}),
      ...oauth,
    };
    const request = { url: url.href, method, data: parameters };
    const signed = {
      ...protocol,
      oauth_signature: signer.getSignature(request, token?.secret, {
        ...protocol,
        oauth_timestamp: Number(protocol.oauth_timestamp),
      }),
    };
    const inHeader = place === "header";
    const search = new URLSearchParams([
      ...Object.entries({ ...query, ...options.changeQuery }).flatMap(([name, values]) =>
        [values].flat().map((value) => [name, value]),
      ),
      ...(place === "query" ? Object.entries(signed) : []),
    ]).toString();
    const formText = new URLSearchParams({
      ...form,
      ...options.repeatInForm,
      ...(place === "form" ? signed : {}),
    }).toString();
    const header = Object.entries(signed)
      .map(([name, value]) => `${signer.percentEncode(name)}="${signer.percentEncode(value)}"`)
      .join(", ");
    const headers = new Headers(options.headers);
    headers.set("host", url.host);
    if (inHeader) headers.set("authorization", (options.tamper ?? ((same) => same))(`OAuth ${header}`));
    if (formText !== "") headers.set("content-type", "application/x-www-form-urlencoded");
    if (json !== undefined) headers.set("content-type", "application/json");
    if (options.body) headers.set("content-type", options.body.type);
    const text = json === undefined ? formText : JSON.stringify(json);
    const body = options.body ? new Uint8Array(options.body.bytes) : text;
    return app.request(`${url.href}${search === "" ? "" : `?${search}`}`, {
      method,
      headers,
      ...(method === "GET" || body.length === 0 ? {} : { body }),
    });
  };
}

/** The name=value pairs of steps 1 and 3. */
export async function pairsOf(response: Response): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await response.text()));
}
