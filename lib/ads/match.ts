import { catalogue } from "./catalogue";
import { type AnyEndpoint, type Environment, pathParamsOf, versionedPath } from "./endpoint";
import { PathTree } from "./path-tree";

export interface Match {
  readonly endpoint: AnyEndpoint;
  /** Path parameters as text, not yet parsed. */
  readonly pathParams: Readonly<Record<string, string>>;
}

const known = new PathTree<AnyEndpoint>();
for (const endpoint of catalogue) known.add(versionedPath(endpoint), endpoint);

const IDENTIFIER = /^[0-9A-Za-z_-]+$/;

/**
 * The endpoint for a method and a path (`/12/accounts/…`) in an environment; undefined if the catalogue has none.
 * `command` is the parameter of that name, which distinguishes endpoints with the same address.
 */
export function matchEndpoint(
  environment: Environment,
  method: string,
  path: string,
  command?: string,
): Match | undefined {
  const found = known.find(
    path,
    (endpoint) =>
      endpoint.method === method &&
      endpoint.environments.includes(environment) &&
      (endpoint.command === command || endpoint.base !== "upload"),
  );
  if (!found?.segments.every((segment) => IDENTIFIER.test(segment))) return undefined;
  const names = pathParamsOf(found.value);
  return {
    endpoint: found.value,
    pathParams: Object.fromEntries(names.map((name, index) => [name, found.segments[index] ?? ""])),
  };
}
