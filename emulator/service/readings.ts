import { LRUCache } from "lru-cache";
import type { PathParams } from "../http/addresses";
import { givenParameters } from "./arrival";
import { echoOf, type Given, parseParameters, type ReadParameters } from "./parameters";
import type { Route } from "./route";

/** The parameters of a call as they arrived, their values, and JSON text of them as the answer echoes it. */
interface GivenReading {
  readonly given: Given;
  readonly read: ReadParameters;
  readonly echo: string;
}

/** Reads the parameters that arrived at an endpoint. */
export function readingOf({ endpoint, alsoEchoed, echoedAs }: Route, given: Given): GivenReading {
  const read = parseParameters(endpoint.params, given);
  const echo = read.ok ? echoOf(endpoint.params, { ...read.params, ...alsoEchoed }, echoedAs) : "";
  return { given, read, echo };
}

const CACHED_MAX = 500;
const LONGEST = 4_096;

/**
 * The parameters in addresses of reads: clients ask the same again and again, and an address always means the same. One
 * that carries its signature never comes again.
 */
export class Readings {
  private readonly known = new LRUCache<string, GivenReading>({ max: CACHED_MAX });

  of(route: Route, pathParams: PathParams, url: string): GivenReading {
    const key = `${route.endpoint.name} ${url}`;
    const known = this.known.get(key);
    if (known) return known;
    const reading = readingOf(route, givenParameters(route.endpoint, pathParams, url));
    if (key.length <= LONGEST && !url.includes("oauth_")) this.known.set(key, reading);
    return reading;
  }
}
