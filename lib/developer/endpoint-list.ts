import { catalogue } from "@/lib/ads/catalogue";
import { type AnyEndpoint, resourceOf, versionedPath } from "@/lib/ads/endpoint";
import { wordsTest } from "@/lib/text/characters";

/** Endpoints about one resource. */
interface EndpointGroup {
  readonly resource: string;
  readonly endpoints: readonly AnyEndpoint[];
}

/** The endpoint of a name; undefined for a name that is none. */
export const endpointNamed = (name: string | null): AnyEndpoint | undefined =>
  catalogue.find((endpoint) => endpoint.name === name);

/** The catalogue in its order, grouped by resource; only what holds every word of the search. */
export function findEndpoints(search: string): readonly EndpointGroup[] {
  const matches = wordsTest(search);
  const groups = new Map<string, AnyEndpoint[]>();
  for (const endpoint of catalogue) {
    if (!matches(textOf(endpoint))) continue;
    const resource = resourceOf(endpoint);
    groups.set(resource, [...(groups.get(resource) ?? []), endpoint]);
  }
  return [...groups].map(([resource, endpoints]) => ({ resource, endpoints }));
}

const textOf = (endpoint: AnyEndpoint) =>
  `${endpoint.name} ${endpoint.summary} ${endpoint.number} ${endpoint.method} ${versionedPath(endpoint)}`;
