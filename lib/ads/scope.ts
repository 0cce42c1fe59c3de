import type { Environment } from "./endpoint";

/** Which environment a call is for, and which connected handle signs it. */
export interface Scope {
  readonly environment: Environment;
  readonly handle: string;
}

/** How every address of the forward begins, on the dashboard's own server. */
export const FORWARD_PREFIX = "/api/ads/";

/** The address at which the forward takes a call: the service's own path, below the environment and the handle. */
export const forwardAddress = ({ environment, handle }: Scope, path: string): string =>
  `${FORWARD_PREFIX}${environment}/${encodeURIComponent(handle)}${path}`;

/** Proof that a call was made by our own page: browsers send it cross-origin only after a preflight. */
export const FORWARD_HEADER = "x-forward";
/** Its value when an answer that the forward kept from before will not do. */
export const FRESH = "fresh";
