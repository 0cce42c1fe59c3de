import type { QueryKey } from "@tanstack/react-query";
import { type AnyEndpoint, type Environment, type InputOf, readEnvironment, resourceOf } from "./endpoint";
import type { Scope } from "./scope";

/** Key of an endpoint's cached answers; without input, of all. More parts may follow, such as how a list was read. */
export function adsKey<E extends AnyEndpoint>(endpoint: E, scope: Scope, input?: InputOf<E>) {
  const key = [...resourceKey(endpoint, scope), endpoint.name] as const;
  return input === undefined ? key : ([...key, input] as const);
}

/** Key of a list that is read to its end as one answer. */
export const wholeListKey = <E extends AnyEndpoint>(endpoint: E, scope: Scope, input: InputOf<E>) =>
  [...adsKey(endpoint, scope, input), "whole"] as const;

/** Prefix of the keys of every cached answer about an endpoint's resource. */
export const resourceKey = (endpoint: AnyEndpoint, { environment, handle }: Scope) =>
  ["ads", environment, handle, resourceOf(endpoint)] as const;

interface CachedRead {
  readonly environment: Environment;
  readonly handle: string;
  readonly resource: string;
  /** The input of the call; undefined in a key of all answers. */
  readonly input: unknown;
}

/** Parses a key from `adsKey`; undefined for other keys. */
export function readKey([kind, named, handle, resource, , input]: QueryKey): CachedRead | undefined {
  const environment = readEnvironment(String(named));
  return kind === "ads" && environment !== undefined
    ? { environment, handle: String(handle), resource: String(resource), input }
    : undefined;
}
