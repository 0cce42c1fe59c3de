import type { Context } from "hono";
import * as z from "zod";
import { UPLOAD_CHUNK_MAX } from "@/lib/ads/endpoints/media-upload";
import { parseExactJson } from "@/lib/json/exact-json";
import { readParts } from "../http/multipart";
import type { Given } from "../service/parameters";
import { missing, Refusal, refusals } from "../service/refusals";

/** A piece in base64, percent-encoded in the worst case, and what is around it. */
const BODY_BYTES_MAX = 2 * UPLOAD_CHUNK_MAX;

export interface ArrivedUpload {
  readonly given: Given;
  /** From the part `media`; or in base64 from `media_data`, or from `media` in a form that has no parts or in JSON. */
  readonly media: Buffer | undefined;
}

/** The parameters and the bytes of a call, from the query and from a form of either kind or JSON. */
export async function readUpload(c: Context): Promise<ArrivedUpload> {
  const given: Record<string, unknown> = {};
  const add = (name: string, value: string) => {
    if (!name.startsWith("oauth_") && !Object.hasOwn(given, name)) given[name] = value;
  };
  for (const [name, value] of new URL(c.req.url).searchParams) add(name, value);
  let media: Buffer | undefined;
  for (const [name, value] of await formOf(c)) {
    if (typeof value !== "string") {
      if (name === "media") media ??= Buffer.from(await value.arrayBuffer());
    } else if (name === "media" || name === "media_data") media ??= decoded(name, value);
    else add(name, value);
  }
  return { given, media };
}

/** The bytes of a call that must have some, and not too many. */
export function mediaOfCall({ media }: ArrivedUpload): Buffer {
  if (media === undefined) throw new Refusal([missing("media")]);
  if (media.length === 0 || media.length > UPLOAD_CHUNK_MAX) {
    const message = `media must have 1 to ${UPLOAD_CHUNK_MAX} bytes`;
    throw new Refusal([{ code: "INVALID_MEDIA", message, parameter: "media" }]);
  }
  return media;
}

async function formOf(c: Context): Promise<Iterable<readonly [string, File | string]>> {
  const type = c.req.header("content-type") ?? "";
  if (c.req.method === "GET") return [];
  if (Number(c.req.header("content-length") ?? 0) > BODY_BYTES_MAX) throw refusals.tooLarge();
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return new URLSearchParams(await c.req.text());
  if (/^application\/json\b/i.test(type)) return fieldsIn(await c.req.text());
  if (!/^multipart\/form-data\b/i.test(type)) return [];
  const parts = readParts(Buffer.from(await c.req.arrayBuffer()), type);
  if (parts) return parts;
  throw new Refusal([{ code: "INVALID_PARAMETER", message: "The form cannot be read" }]);
}

const jsonObject = z.record(z.string(), z.unknown());

/** The members of a JSON object, lists with commas between their items as in a form. */
function fieldsIn(text: string): [string, string][] {
  try {
    return Object.entries(jsonObject.parse(parseExactJson(text))).map(([name, value]) => [
      name,
      String(value),
    ]);
  } catch {
    throw new Refusal([{ code: "INVALID_PARAMETER", message: "The body is not a JSON object" }]);
  }
}

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function decoded(parameter: string, text: string): Buffer {
  const data = text.replace(/\s+/g, "");
  if (BASE64.test(data)) return Buffer.from(data, "base64");
  const message = `Expected base64 for ${parameter}`;
  throw new Refusal([{ code: "INVALID_PARAMETER", message, parameter }]);
}
