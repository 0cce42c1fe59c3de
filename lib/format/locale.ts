/** The language that figures, dates and lists are written in wherever a caller names no other. */
export const LOCALE = "en-GB";

/**
 * The language of names and of alphabetical order, without its region: what places and currencies are called has to
 * match what the service calls them.
 */
export const LANGUAGE = "en";

/**
 * Makes a formatter once for each set of arguments and keeps it. Making one takes some fifty times as long as using
 * it, and a grid writes thousands of figures. Nothing is dropped, so the arguments have to come from a small set:
 * languages, zones of accounts, numbers of digits.
 */
export function remembered<Args extends readonly (string | number)[], Made>(
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const known = new Map<string, Made>();
  return (...args) => {
    const key = args.length === 1 ? String(args[0]) : args.join(" ");
    let made = known.get(key);
    if (made === undefined) {
      made = make(...args);
      known.set(key, made);
    }
    return made;
  };
}
