import type { LoggedCall } from "@/lib/ads/call-log";
import { type AnyEndpoint, pathParamsOf, versionedPath } from "@/lib/ads/endpoint";
import type { Typed } from "./fields";
import { redactRequest } from "./redact";

/** Always the open account, whatever an address says. */
export const ACCOUNT = "account_id";

/** The part of a form that may be in an address: nothing personal, no body, and not the account, already part of it. */
export function addressable(endpoint: AnyEndpoint, typed: Typed): Typed {
  const names = endpoint.personal ? pathParamsOf(endpoint) : Object.keys(endpoint.params.shape);
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => name !== ACCOUNT && names.includes(name)),
  );
}

/** What follows `?` in the address of the explorer with an endpoint and what is given for it. */
export function explorerQuery(endpoint: AnyEndpoint, typed: Typed): string {
  const given = new URLSearchParams(addressable(endpoint, typed)).toString();
  return new URLSearchParams({ endpoint: endpoint.name, ...(given && { with: given }) }).toString();
}

/** What was given for a call, as a form holds it. */
export function typedForCall({ endpoint, request }: LoggedCall): Typed {
  const pattern = versionedPath(endpoint)
    .replaceAll(".", "\\.")
    .replace(/:[a-z_]+/g, "([^/]+)");
  const [, ...values] = new RegExp(`^${pattern}$`).exec(request.path) ?? [];
  const inPath = pathParamsOf(endpoint).flatMap((name, index) => {
    const value = values[index];
    return value === undefined ? [] : [[name, decodeURIComponent(value)] as const];
  });
  return Object.fromEntries([...inPath, ...redactRequest(request).query]);
}
