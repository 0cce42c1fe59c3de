import { type AnyEndpoint, resourceOf } from "@/lib/ads/endpoint";

/** What the emulator answers as the service does, and then leaves undone. By resource. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "ab-tests": "The emulator keeps A/B tests and does not split delivery.",
  "app-conversions": "The emulator attributes about every second device to the first ad for the app.",
  "custom-audience-changes": "The emulator does not read the file: the audience stays as it is.",
  "do-not-reach-lists": "The emulator keeps the list and delivers as if there were none.",
  "global-opt-out": "The emulator does not read the file: audiences stay as they are.",
  products: "The emulator does not look at the pages and images that products name.",
  "scheduled-feeds": "The emulator keeps the feed and imports nothing from it.",
  "web-conversions": "The emulator marks the event tag as tracking; statistics do not count conversions.",
};

/** What the emulator leaves out of an endpoint, as the beginning of its description. */
export const leftOutOf = (endpoint: AnyEndpoint): string => {
  const said = LEFT_OUT[resourceOf(endpoint)];
  return said === undefined ? "" : `${said} `;
};
