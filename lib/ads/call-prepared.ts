import type * as z from "zod";
import type { AnyEndpoint } from "./endpoint";
import { type Answered, readExchange } from "./read-answer";
import { buildPreparedRequest } from "./request";
import type { Scope } from "./scope";
import { type ExchangeOptions, exchange } from "./transport";

/**
 * Calls an endpoint as `callEndpoint` does (lib/ads/call), with a body that is already JSON and was validated by the
 * caller. Not in the request log, which would retain every byte.
 *
 * @throws what `callEndpoint` throws
 */
export async function callPrepared<E extends AnyEndpoint>(
  endpoint: E,
  scope: Scope,
  params: z.input<E["params"]>,
  body: Uint8Array<ArrayBuffer>,
  options: Omit<ExchangeOptions, "fresh"> = {},
): Promise<Answered<E>> {
  return readExchange(endpoint, await exchange(scope, buildPreparedRequest(endpoint, params, body), options));
}
