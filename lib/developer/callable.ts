import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { mediaBodyLimit } from "@/lib/ads/media-body";
import { isWrite } from "./call-view";

/** Why an endpoint cannot be called from here at all; undefined when it can. */
export function uncallableReason(endpoint: AnyEndpoint): string | undefined {
  if (mediaBodyLimit(endpoint) !== undefined) {
    return "It takes the bytes of a file. Upload files in Media; the request log shows the calls.";
  }
  return undefined;
}

/** Why an endpoint cannot be sent in an environment; roles are another matter. */
export function sendingReason(endpoint: AnyEndpoint, environment: Environment): string | undefined {
  const closed = uncallableReason(endpoint);
  if (closed !== undefined) return closed;
  if (environment === "live" && isWrite(endpoint)) {
    return "From here changes are sent in the sandbox only. Open a sandbox account, or copy the call.";
  }
  return undefined;
}

/** Whether sending it is asked about: it removes something, or changes the platform API, which has no sandbox. */
export const asksFirst = (endpoint: AnyEndpoint, input: Readonly<Record<string, unknown>>): boolean =>
  removes(endpoint, input) || changesPlatform(endpoint);

/** Whether it changes what is no part of the advertising service, and therefore has one environment only. */
export const changesPlatform = (endpoint: AnyEndpoint): boolean =>
  endpoint.base === "platform" && isWrite(endpoint);

/** Whether sending it removes something, be it one item of a batch. */
export function removes(endpoint: AnyEndpoint, input: Readonly<Record<string, unknown>>): boolean {
  return endpoint.method === "DELETE" || (endpoint.answer === "batch" && holdsRemoval(input.body));
}

const holdsRemoval = (body: unknown): boolean =>
  Array.isArray(body) &&
  body.some(
    (item: unknown) =>
      typeof item === "object" &&
      item !== null &&
      "operation_type" in item &&
      item.operation_type === "Delete",
  );
