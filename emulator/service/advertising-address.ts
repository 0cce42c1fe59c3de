import { endpointsOf } from "@/lib/ads/catalogue";
import { ENVIRONMENTS, type Environment } from "@/lib/ads/endpoint";

/** What paths of the advertising service begin with where no environment stands before them. */
export const VERSIONS: readonly number[] = [
  ...new Set(endpointsOf("ads").flatMap(({ version }) => version ?? [])),
];

/** Clients of a provider name versions of its own; version 2 is the platform's. */
const ADVERTISING = new RegExp(`^/(?:${ENVIRONMENTS.join("|")}|(?!2/)\\d+)/`);

/** Whether a path is the advertising service's, with or without the environment in it. */
export const isAdvertisingPath = (path: string): boolean => ADVERTISING.test(path);

/** The environment of a path without one: providers have a host of its own for the sandbox. */
export const environmentOfHost = (hostname: string): Environment =>
  /^[^.]*sandbox/.test(hostname) ? "sandbox" : "live";
