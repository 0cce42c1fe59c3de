import type * as z from "zod";
import { type AnyEndpoint, pathParamsOf } from "@/lib/ads/endpoint";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { exampleIn } from "@/lib/ads/schema-examples";
import { EXAMPLE_BODIES, EXAMPLES } from "./examples";
import { inAddress } from "./openapi";
import type { TestService } from "./service";
import type { World } from "./worlds";

/** Valid calls of any endpoint. */

type Ids = World["ids"];

/** The first part of the demo in which the endpoint exists. */
export function homeOf({ name, environments }: AnyEndpoint, worlds: readonly World[]): World {
  const home = worlds.find(({ environment }) => environments.includes(environment));
  if (!home) throw new Error(`${name} is nowhere`);
  return home;
}

/** Parameters that a call needs, of records that are there, and those that only its rules ask for. */
export function neededBy(endpoint: AnyEndpoint, ids: Ids): Record<string, string> {
  const shape: Readonly<Record<string, z.ZodType>> = endpoint.params.shape;
  const needed = Object.entries(shape).flatMap(([name, schema]) => {
    if (schema.isOptional()) return [];
    const own = ids[name.replace(/_ids?$/, "")];
    const value = name.endsWith("_ids") ? own?.join(",") : own?.[0];
    return [[name, value ?? inAddress(exampleIn(paramKindOf(schema).jsonSchema, name))]];
  });
  const examples = Object.entries(EXAMPLES[endpoint.name] ?? {}).map(([name, value]) => [
    name,
    value.startsWith(":") ? firstOf(ids, value.slice(1)) : value,
  ]);
  return Object.fromEntries([...needed, ...examples]);
}

/** What the body of a call holds; undefined for an endpoint that takes none. */
export function bodyFor({ name }: AnyEndpoint, ids: Ids): unknown {
  const text = JSON.stringify(EXAMPLE_BODIES[name]);
  return (
    text && JSON.parse(text.replace(/":([a-z_]+)"/g, (_, resource) => JSON.stringify(firstOf(ids, resource))))
  );
}

const firstOf = (ids: Ids, resource: string) => ids[resource]?.[0] ?? "";

/** Who may make the call: admins have no settings to change. */
export const callerOf = ({ name }: AnyEndpoint): string =>
  name === "user-settings.update" ? "jon_marketer" : "mara_agency";

interface Call {
  readonly as?: string;
  readonly access?: "read";
  readonly json?: unknown;
}

/** Sends a call to an endpoint, where it is at home. Allowances are another matter. */
export function callEndpoint(
  { service, call }: TestService,
  endpoint: AnyEndpoint,
  params: Readonly<Record<string, string>>,
  { json, ...how }: Call = {},
) {
  service.reset();
  const inPath = pathParamsOf(endpoint);
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const environment = endpoint.environments.includes("live") ? "live" : "sandbox";
  return call(endpoint.method, `/${environment}/${endpoint.version}${path}`, {
    ...how,
    query: Object.fromEntries(Object.entries(params).filter(([name]) => !inPath.includes(name))),
    ...(json !== undefined && { json }),
  });
}
