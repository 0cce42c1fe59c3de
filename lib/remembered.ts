/**
 * Makes a thing once for each set of arguments and caches it: a formatter, or a schema, takes many times as long to
 * make as to use. Nothing is evicted, so the arguments must come from a small set. The result must never be changed.
 *
 * @param make its arguments are strings, numbers, or plain objects of these
 */
export function remembered<Args extends readonly unknown[], Made>(
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const known = new Map<unknown, Made>();
  return (...args) => {
    const key = keyOf(args);
    let made = known.get(key);
    if (made === undefined) {
      made = make(...args);
      known.set(key, made);
    }
    return made;
  };
}

/** Sorting a list by words calls this some hundred thousand times, with one word: no key is built for it. */
function keyOf(args: readonly unknown[]): unknown {
  if (args.length === 1 && !isObject(args[0])) return args[0];
  return args.some(isObject) ? JSON.stringify(args) : args.join(" ");
}

const isObject = (value: unknown): boolean => typeof value === "object";
