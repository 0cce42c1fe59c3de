/**
 * One value per process. Next bundles every route, and proxy.ts, with its own copy of a module, so state that
 * all of them must share (connection pools, revocations, caches) cannot live in a module's variables.
 */
export function processWide<T extends object>(name: string, create: () => T): T {
  const key = Symbol.for(`flightdeck.${name}`);
  const shared = globalThis as { [key: symbol]: unknown };
  shared[key] ??= create();
  return shared[key] as T;
}
