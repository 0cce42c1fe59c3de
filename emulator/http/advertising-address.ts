import { ENVIRONMENTS, type Environment } from "@/lib/ads/endpoint";

/** Clients of a provider name versions of its own; version 2 is the platform's. */
const ADVERTISING = new RegExp(`^/(?:${ENVIRONMENTS.join("|")}|(?!2/)\\d+)/`);

/** Whether a path is the advertising service's, with or without the environment in it. */
export const isAdvertisingPath = (path: string): boolean => ADVERTISING.test(path);

/** The environment of a path without one: providers have a host of its own for the sandbox. */
export const environmentOfHost = (hostname: string): Environment =>
  /^[^.]*sandbox/.test(hostname) ? "sandbox" : "live";
