import { readUrl } from "@/lib/http/web-address";

const HERE = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Why an address may not be a webhook, and what to do about it; undefined when it may. Webhooks are https without a
 * port, as the service asks, or anything on this machine, where an emulator's receivers are.
 */
export function whyNotWebhook(address: string): string | undefined {
  const url = readUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return "A webhook is an address on the web. Begin it with https://, as in https://example.com/events.";
  }
  if (url.username !== "" || url.password !== "") {
    return "A webhook has no user name and no password. Leave out what comes before the @.";
  }
  if (url.hash !== "") return `A webhook has no fragment. Leave out ${url.hash}.`;
  if (HERE.test(url.hostname)) return undefined;
  if (url.protocol !== "https:") return "Only https is supported. Begin the address with https://.";
  if (url.port !== "") return `Ports are not allowed. Remove :${url.port}.`;
  return undefined;
}
