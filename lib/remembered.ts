/**
 * Makes a thing once for each set of arguments and keeps it: a formatter, or a schema, takes many times as long to make
 * as to use. Nothing is dropped, so the arguments have to come from a small set. What is made must never be changed.
 *
 * @param make its arguments are words, numbers, or plain objects of them
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

/** A list sorted by words asks some hundred thousand times, with one word: nothing is made of it. */
function keyOf(args: readonly unknown[]): unknown {
  if (args.length === 1 && !isObject(args[0])) return args[0];
  return args.some(isObject) ? JSON.stringify(args) : args.join(" ");
}

const isObject = (value: unknown): boolean => typeof value === "object";
