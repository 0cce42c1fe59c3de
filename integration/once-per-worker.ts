const VALUES = Symbol.for("values of the tests of pages");

/** A value that a worker creates once. Unlike a variable of a module it survives when a page is left. */
export function oncePerWorker<Value>(name: string, make: () => Value): Value {
  const all: Map<string, unknown> = Reflect.get(globalThis, VALUES) ?? new Map();
  Reflect.set(globalThis, VALUES, all);
  if (!all.has(name)) all.set(name, make());
  return all.get(name) as Value;
}
