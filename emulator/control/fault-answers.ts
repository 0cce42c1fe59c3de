import { gunzipSync } from "node:zlib";
import { parse, stringify } from "lossless-json";
import { ERROR_CODES } from "@/lib/ads/error-codes";
import { isAdvertisingPath } from "../http/addresses";
import type { Fault } from "./faults";
import { largeBody } from "./large-answer";

const MESSAGE = "This fault was set through /_emulator/faults";
const JSON_TYPE = "application/json;charset=utf-8";

/** Whether a fault has an answer of its own, so that the route is not asked. */
export const replacesRoute = ({ status, body, body_base64, large }: Fault) =>
  [status, body, body_base64, large].some((part) => part !== undefined);

/** The answer of a fault that replaces the route's. Without a body it is an error in the service's shape. */
export function answerFault(path: string, fault: Fault): Response {
  const { status = 200, body, body_base64: base64, large } = fault;
  if (isEmpty(status)) return new Response(null, { status });
  if (large) return jsonAnswer(largeBody(large), status, large.gzip ? { "content-encoding": "gzip" } : {});
  if (base64 !== undefined) return jsonAnswer(Buffer.from(base64, "base64"), status);
  if (typeof body === "string") return new Response(body, { status });
  return jsonAnswer(JSON.stringify(body === undefined ? errorBody(path, status) : body), status);
}

const isEmpty = (status: number) => status === 204 || status === 205 || status === 304;

const jsonAnswer = (body: BodyInit, status: number, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { "content-type": JSON_TYPE, ...headers } });

function errorBody(path: string, status: number): unknown {
  if (status < 400) return {};
  const isAdvertising = isAdvertisingPath(path);
  const codes: readonly string[] =
    Object.entries(ERROR_CODES).find(([key]) => Number(key) === status)?.[1] ?? [];
  const code = isAdvertising ? (codes[0] ?? "INTERNAL_ERROR") : status === 429 ? 88 : 131;
  return { errors: [{ code, message: MESSAGE }], ...(isAdvertising ? { request: { params: {} } } : {}) };
}

/** The answer with its JSON changed; numbers stay as exact as they came. */
export async function changeAnswer(
  response: Response,
  { merge, keep_items: items }: Fault,
): Promise<Response> {
  const arrived = Buffer.from(await response.arrayBuffer());
  const isPacked = response.headers.get("content-encoding") === "gzip";
  const text = (isPacked ? gunzipSync(arrived) : arrived).toString();
  const merged = merge === undefined ? parse(text) : laidOver(parse(text), merge);
  const changed = stringify(items === undefined ? merged : shortened(merged, items)) ?? "null";
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.set("content-length", String(Buffer.byteLength(changed)));
  return new Response(changed, { status: response.status, headers });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("isLosslessNumber" in value);

/** The patch's fields in place of the target's; an object meets each record of a list. */
function laidOver(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  if (Array.isArray(target)) return target.map((one) => laidOver(one, patch));
  const result = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    result.set(name, laidOver(result.get(name), value));
  }
  return Object.fromEntries(result);
}

function shortened(answer: unknown, items: number): unknown {
  return isObject(answer) && Array.isArray(answer.data)
    ? { ...answer, data: answer.data.slice(0, items) }
    : answer;
}
