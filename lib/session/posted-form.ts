import "server-only";
import type * as z from "zod";
import { isFromOurPages } from "./same-origin";

const MAX_BYTES = 8_192;

/**
 * The fields of a form that one of our pages posted; undefined for anything else. Fields that the schema does
 * not name are ignored, a field given twice counts once.
 */
export async function postedForm<S extends z.ZodType>(
  schema: S,
  request: Request,
): Promise<z.output<S> | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const length = Number(request.headers.get("content-length"));
  const from = { site: request.headers.get("sec-fetch-site"), origin: request.headers.get("origin") };
  if (!isFromOurPages(from)) return undefined;
  if (!type.startsWith("application/x-www-form-urlencoded") || !(length <= MAX_BYTES)) return undefined;
  const text = await request.text();
  return schema.safeParse(Object.fromEntries(new URLSearchParams(text))).data;
}
