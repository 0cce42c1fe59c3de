import * as z from "zod";
import { type AnyEndpoint, defineEndpoint, type Endpoint } from "./endpoint";
import { anyone } from "./permissions";
import { platformReads } from "./rate-limits";

type Declaration<P extends z.ZodObject, B extends z.ZodType | undefined, D extends z.ZodType> = Pick<
  Endpoint<P, B, D, "whole">,
  "number" | "name" | "summary" | "method" | "path" | "params" | "data"
> &
  Partial<
    Pick<
      AnyEndpoint,
      "rateLimit" | "credentials" | "forwardedFor" | "deprecated" | "cacheSeconds" | "successStatus"
    >
  > & { body?: B };

/**
 * Declares an endpoint of the platform API: its path contains its version, and its answers have no frame. Calls with
 * the application's own token are forwarded for its operators.
 */
export function definePlatformEndpoint<
  P extends z.ZodObject,
  D extends z.ZodType,
  B extends z.ZodType | undefined = undefined,
>(declaration: Declaration<P, B, D>): Endpoint<P, B, D, "whole"> {
  return defineEndpoint({
    base: "platform",
    version: null,
    answer: "whole",
    access: anyone,
    credentials: "either",
    forwardedFor: declaration.credentials === "application" ? "operators" : "everybody",
    rateLimit: platformReads,
    ...declaration,
  });
}

/** Declares an endpoint of the platform API that streams records. */
export function definePlatformStream<
  P extends z.ZodObject,
  D extends z.ZodType,
  B extends z.ZodType | undefined = undefined,
>(declaration: Declaration<P, B, D>): Endpoint<P, B, D, "stream"> {
  return { ...definePlatformEndpoint(declaration), answer: "stream" };
}

/** `meta` of a list: its number of records, and where the next page starts. */
export const pageMeta = z.looseObject({
  result_count: z.int(),
  next_token: z.string().optional(),
});
