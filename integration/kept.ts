const KEPT = Symbol.for("kept by the tests of pages");

/** Something that a worker makes once. Unlike a variable of a module it stays when a page is left. */
export function kept<Value>(name: string, make: () => Value): Value {
  const all: Map<string, unknown> = Reflect.get(globalThis, KEPT) ?? new Map();
  Reflect.set(globalThis, KEPT, all);
  if (!all.has(name)) all.set(name, make());
  return all.get(name) as Value;
}
