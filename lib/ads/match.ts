import { catalogue } from "./catalogue";
import { type AnyEndpoint, type Environment, pathParamsOf } from "./endpoint";

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

const inOrder = catalogue.toSorted((a, b) => literalsFirst(a.path, b.path));

const patterns = inOrder.map((endpoint) => ({
  endpoint,
  names: pathParamsOf(endpoint),
  pattern: new RegExp(`^/${endpoint.version}${endpoint.path.replace(/:[a-z_]+/g, "([0-9A-Za-z_-]+)")}$`),
}));

/**
 * The endpoint that a method and a path (`/12/accounts/…`) name in an environment, or undefined.
 * Where a literal segment and a parameter both fit, the literal wins.
 */
export function matchEndpoint(environment: Environment, method: string, path: string): Match | undefined {
  for (const { endpoint, names, pattern } of patterns) {
    if (endpoint.method !== method || !endpoint.environments.includes(environment)) continue;
    const found = pattern.exec(path);
    if (found)
      return { endpoint, pathParams: Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ""])) };
  }
  return undefined;
}
