import { type AnyEndpoint, ENVIRONMENTS, type Environment, pathParamsOf } from "@/lib/ads/endpoint";
import { PathTree } from "@/lib/ads/path-tree";

interface Bound {
  readonly endpoint: AnyEndpoint;
}

interface PathEntry<R> {
  readonly names: readonly string[];
  readonly routes: Map<string, R>;
}

export interface Address {
  readonly method: string;
  readonly path: string;
}

export type PathParams = Readonly<Record<string, string>>;

/** What an address means: a route and the parameters of its path, or nothing for this method. */
type AddressMatch<R> = { readonly route: R; readonly pathParams: PathParams } | { readonly allow: string };

/**
 * Routes by method and path. A catalogue in which literal segments and parameters are side by side makes Hono's
 * router walk its slow tree for every call; here a path is looked up segment by segment.
 */
export class Addresses<R extends Bound> {
  /** Every route's method and path, as it is reached. */
  readonly all: readonly Address[];
  private readonly tree = new PathTree<PathEntry<R>>();

  /** `pathOf` is where a route is reached. Paths of `extra` are known, too, without their methods. */
  constructor(routes: readonly R[], pathOf: (endpoint: AnyEndpoint) => string, extra: readonly Bound[] = []) {
    const entries = new Map<string, PathEntry<R>>();
    const at = ({ endpoint }: Bound) => {
      const path = pathOf(endpoint);
      const entry = entries.get(path) ?? { names: pathParamsOf({ path }), routes: new Map() };
      if (!entries.has(path)) this.tree.add(path, entry);
      entries.set(path, entry);
      return entry;
    };
    this.all = routes.map(({ endpoint }) => ({ method: endpoint.method, path: pathOf(endpoint) }));
    for (const route of routes) at(route).routes.set(route.endpoint.method, route);
    for (const route of extra) at(route);
  }

  /** Undefined for a path that nothing is at. A HEAD is answered as a GET without its body. */
  find(method: string, path: string): AddressMatch<R> | undefined {
    const wanted = method === "HEAD" ? "GET" : method;
    const found = this.tree.find(path, ({ routes }) => routes.has(wanted)) ?? this.tree.find(path);
    if (!found) return undefined;
    const { names, routes } = found.value;
    const route = routes.get(wanted);
    if (!route) return { allow: [...routes.keys()].join(", ") };
    const pathParams: Record<string, string> = {};
    names.forEach((name, index) => {
      pathParams[name] = decoded(found.segments[index] ?? "");
    });
    return { route, pathParams };
  }
}

function decoded(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Clients of a provider name versions of its own; version 2 is the platform's. */
const ADVERTISING = new RegExp(`^/(?:${ENVIRONMENTS.join("|")}|(?!2/)\\d+)/`);

/** Whether a path is the advertising service's, with or without the environment in it. */
export const isAdvertisingPath = (path: string): boolean => ADVERTISING.test(path);

/** The environment of a path without one: providers have a host of its own for the sandbox. */
export const environmentOfHost = (hostname: string): Environment =>
  /^[^.]*sandbox/.test(hostname) ? "sandbox" : "live";
