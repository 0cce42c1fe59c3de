import { catalogue } from "@/lib/ads/catalogue";
import { type AnyEndpoint, versionedPath } from "@/lib/ads/endpoint";
import { nounOf } from "./call-view";

/** Endpoints about one noun. */
export interface EndpointGroup {
  readonly noun: string;
  readonly endpoints: readonly AnyEndpoint[];
}

/** The endpoint of a name; undefined for a name that is none. */
export const endpointNamed = (name: string | null): AnyEndpoint | undefined =>
  catalogue.find((endpoint) => endpoint.name === name);

/** The catalogue in its order, grouped by noun; only what holds every word of the search. */
export function findEndpoints(search: string): readonly EndpointGroup[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, AnyEndpoint[]>();
  for (const endpoint of catalogue) {
    const text = textOf(endpoint);
    if (!wanted.every((word) => text.includes(word))) continue;
    const noun = nounOf(endpoint);
    groups.set(noun, [...(groups.get(noun) ?? []), endpoint]);
  }
  return [...groups].map(([noun, endpoints]) => ({ noun, endpoints }));
}

const textOf = (endpoint: AnyEndpoint) =>
  `${endpoint.name} ${endpoint.summary} ${endpoint.number} ${endpoint.method} ${versionedPath(endpoint)}`.toLowerCase();
