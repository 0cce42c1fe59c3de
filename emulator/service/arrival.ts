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

/** The parameters that an address and a form hold, of those that are declared. */
export function givenParameters(
  endpoint: AnyEndpoint,
  pathParams: PathParams,
  url: string,
  form?: string,
): Given {
  const arrived = new Map<string, unknown>(Object.entries(pathParams));
  const add = (text: string) => {
    const before = new Set(arrived.keys());
    for (const [name, value] of new URLSearchParams(text)) {
      if (before.has(name)) continue;
      const known = arrived.get(name);
      arrived.set(name, known === undefined ? value : repeatedValue(endpoint.params, name, known, value));
    }
  };
  const at = url.indexOf("?");
  if (at !== -1) add(url.slice(at + 1));
  if (form !== undefined) add(form);
  // Fields named by what arrived, or added to a copy, would cost more than all the rest of the reading.
  const given: Record<string, unknown> = {};
  for (const name in endpoint.params.shape) {
    const value = arrived.get(name);
    if (value !== undefined) given[name] = value;
  }
  return given;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * The body of a JSON endpoint as text (advertising specification, What the service does: `Content-Type:
 * application/json`). A body without a content type is taken for the expected one.
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
