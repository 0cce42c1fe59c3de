import { catalogue } from "./catalogue";
import { type AnyEndpoint, type Environment, pathParamsOf } from "./endpoint";

export interface Match {
  readonly endpoint: AnyEndpoint;
  /** Path parameters as text, not yet parsed. */
  readonly pathParams: Readonly<Record<string, string>>;
}

const patterns = catalogue.map((endpoint) => ({
  endpoint,
  names: pathParamsOf(endpoint),
  pattern: new RegExp(`^/${endpoint.version}${endpoint.path.replace(/:[a-z_]+/g, "([0-9A-Za-z_-]+)")}$`),
}));

/**
 * The endpoint that a method and a path (`/12/accounts/…`) name in an environment, or undefined.
 * Literal segments win over parameters because the specification lists no path where both would fit.
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
