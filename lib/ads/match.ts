import { catalogue } from "./catalogue";
import { type AnyEndpoint, type Environment, pathParamsOf, versionedPath } from "./endpoint";

export interface Match {
  readonly endpoint: AnyEndpoint;
  /** Path parameters as text, not yet parsed. */
  readonly pathParams: Readonly<Record<string, string>>;
}

/**
 * Orders paths so that of two that fit an address the one with a literal segment where the other has a
 * parameter comes first: `cards/poll` before `cards/:card_id`.
 */
export function literalsFirst(a: string, b: string): number {
  const [left, right] = [shapeOf(a), shapeOf(b)];
  return left < right ? -1 : Number(left > right);
}

const shapeOf = (path: string) => path.replace(/:[a-z_]+/g, "~").replace(/[^/~]+/g, "!");

const inOrder = catalogue
  .filter(({ forwarded }) => forwarded)
  .toSorted((a, b) => literalsFirst(a.path, b.path));

const patterns = inOrder.map((endpoint) => ({
  endpoint,
  names: pathParamsOf(endpoint),
  pattern: new RegExp(
    `^${versionedPath(endpoint)
      .replaceAll(".", "\\.")
      .replace(/:[a-z_]+/g, "([0-9A-Za-z_-]+)")}$`,
  ),
}));

/**
 * The endpoint that a method and a path (`/12/accounts/…`) name in an environment, or undefined: none but those
 * that the catalogue marks as forwarded.
 * Where a literal segment and a parameter both fit, the literal wins. `command` is the parameter of that name,
 * by which several endpoints with one address are told apart.
 */
export function matchEndpoint(
  environment: Environment,
  method: string,
  path: string,
  command?: string,
): Match | undefined {
  for (const { endpoint, names, pattern } of patterns) {
    if (endpoint.method !== method || !endpoint.environments.includes(environment)) continue;
    if (endpoint.command !== command && endpoint.base === "upload") continue;
    const found = pattern.exec(path);
    if (found)
      return { endpoint, pathParams: Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ""])) };
  }
  return undefined;
}
