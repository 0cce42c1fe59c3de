import type { Context } from "hono";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import type { PathParams } from "../http/addresses";
import type { Given } from "./parameters";
import { Refusal, refusals } from "./refusals";
import { repeatedValue } from "./repeated-value";

/** Largest body the service takes (advertising specification, Limits). */
const MAX_BODY_BYTES = 5_000_000;

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * The parameters of a call as they arrived: from the path, the query and, for writes, a form body. Clients send
 * them either way, and some in both places: the first place counts. Within one place a list may come value by value.
 * Those of the signature are none of ours.
 */
export async function arrivedParameters(
  c: Context,
  endpoint: AnyEndpoint,
  pathParams: PathParams,
): Promise<Given> {
  const hasForm =
    endpoint.method !== "GET" && !endpoint.body && FORM.test(c.req.header("content-type") ?? "");
  return givenParameters(endpoint, pathParams, c.req.url, hasForm ? await arrivedBody(c) : undefined);
}

/** The parameters that an address and a form hold. */
export function givenParameters(
  endpoint: AnyEndpoint,
  pathParams: PathParams,
  url: string,
  form?: string,
): Given {
  const given: Record<string, unknown> = { ...pathParams };
  const add = (text: string) => {
    const before = { ...given };
    for (const [name, value] of new URLSearchParams(text)) {
      if (name.startsWith("oauth_") || Object.hasOwn(before, name)) continue;
      const repeats = Object.hasOwn(given, name);
      given[name] = repeats ? repeatedValue(endpoint.params, name, given[name], value) : value;
    }
  };
  const at = url.indexOf("?");
  if (at !== -1) add(url.slice(at + 1));
  if (form !== undefined) add(form);
  return given;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * The body of a JSON endpoint as text (advertising specification, What the service does: `Content-Type:
 * application/json`). A client that says nothing of its body is believed to send what is asked for.
 */
export async function arrivedJson(c: Context): Promise<string> {
  const type = c.req.header("content-type");
  if (type !== undefined && !JSON_TYPE.test(type)) {
    const message = `Expected application/json, got "${type.slice(0, 100)}" for Content-Type`;
    throw new Refusal([{ code: "INVALID_PARAMETER", message, parameter: "Content-Type" }]);
  }
  return arrivedBody(c);
}

/** The body as text. */
async function arrivedBody(c: Context): Promise<string> {
  if (Number(c.req.header("content-length") ?? 0) > MAX_BODY_BYTES) throw refusals.tooLarge();
  const text = await c.req.text();
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw refusals.tooLarge();
  return text;
}
