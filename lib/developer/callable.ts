import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { mediaBodyLimit } from "@/lib/ads/media-body";
import { isWrite } from "./call-view";

/** Why an endpoint cannot be called from here at all; undefined when it can. */
export function closedReason(endpoint: AnyEndpoint): string | undefined {
  if (!endpoint.forwarded) {
    return endpoint.credentials === "application"
      ? "It takes the application’s own token, which never reaches a browser. Copy the call and make it from a server."
      : "The dashboard lets nothing of the wider platform through but looking users up. Copy the call and make it from a server.";
  }
  if (mediaBodyLimit(endpoint) !== undefined) {
    return "It takes the bytes of a file. Upload files in Media; the request log shows the calls.";
  }
  return undefined;
}

/** Why an endpoint cannot be sent in an environment; roles are another matter. */
export function sendingReason(endpoint: AnyEndpoint, environment: Environment): string | undefined {
  const closed = closedReason(endpoint);
  if (closed !== undefined) return closed;
  if (environment === "live" && isWrite(endpoint)) {
    return "From here changes are sent in the sandbox only. Open a sandbox account, or copy the call.";
  }
  return undefined;
}

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
