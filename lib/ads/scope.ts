import type { Environment } from "./endpoint";

/** The environment of a call, and the connected handle that signs it. */
export interface Scope {
  readonly environment: Environment;
  readonly handle: string;
}

/** Prefix of the forward's addresses, on the dashboard's own server. */
export const FORWARD_PREFIX = "/api/ads/";

/** The forward's address of a call: the service's own path, below the environment and the handle. */
export const forwardAddress = ({ environment, handle }: Scope, path: string): string =>
  `${FORWARD_PREFIX}${environment}/${encodeURIComponent(handle)}${path}`;

/** Proof that a call was made by our own page: browsers send it cross-origin only after a preflight. */
export const FORWARD_HEADER = "x-forward";
/** Its value when a cached answer of the forward is not acceptable. */
export const FRESH = "fresh";
