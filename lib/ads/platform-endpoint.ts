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
 * Declares an endpoint of the platform API: its path names its version, and its answers have no frame. What takes
 * the application's own token is forwarded for its operators.
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

/** Declares an endpoint of the platform API that answers with records as they come about. */
export function definePlatformStream<
  P extends z.ZodObject,
  D extends z.ZodType,
  B extends z.ZodType | undefined = undefined,
>(declaration: Declaration<P, B, D>): Endpoint<P, B, D, "stream"> {
  return { ...definePlatformEndpoint(declaration), answer: "stream" };
}

/** `meta` of a list: how many records it shows, and where the next page begins. */
export const pageMeta = z.looseObject({
  result_count: z.int(),
  next_token: z.string().optional(),
});
