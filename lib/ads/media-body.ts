import * as z from "zod";
import type { AnyEndpoint } from "./endpoint";

const limits = new WeakMap<z.ZodType, number>();

/** A binary body: a picture, or a piece of a file. At most `maxBytes`, and not empty. */
export function mediaBody(maxBytes: number) {
  const schema = z.custom<Blob>(
    (value) => value instanceof Blob && value.size > 0 && value.size <= maxBytes,
    `Expected 1 to ${maxBytes} bytes`,
  );
  limits.set(schema, maxBytes);
  return schema;
}

/** The maximum size of an endpoint's binary body in bytes; undefined for other bodies. */
export function mediaBodyLimit({ body }: AnyEndpoint): number | undefined {
  return body && limits.get(body);
}
