import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

/**
 * One value per process. Next bundles every route, and proxy.ts, with its own copy of a module, so state that all must
 * share (connection pools, revocations, caches) cannot be in a module's variables.
 */
export function processWide<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`flightdeck.${name}`);
  const shared = globalThis as { [key: symbol]: unknown };
  shared[key] ??= create();
  return shared[key] as T;
}

/**
 * Runs things outside of any request. A connection opened while a page is rendered outlives it, and would retain the
 * page's request for as long. Call it first when the server starts, outside of requests.
 */
export const outsideRequests = () =>
  processWide("outside-requests", () => ({ run: AsyncLocalStorage.snapshot() }));
