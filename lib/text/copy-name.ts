import { firstCharacters } from "./characters";

const COPY = / \(copy(?: (\d{1,6}))?\)$/;
const NONE: ReadonlySet<string> = new Set();

/**
 * A name for a duplicate: "Autumn (copy)", then "Autumn (copy 2)", the first that is not taken. It is never longer
 * than `max` characters; the original's end gives way.
 */
export function copyName(name: string, max: number, taken = NONE): string {
  const [ending = "", count = "1"] = COPY.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  for (let number = ending === "" ? 1 : Number(count) + 1; ; number += 1) {
    const suffix = number === 1 ? " (copy)" : ` (copy ${number})`;
    const copy = firstCharacters(stem, max - suffix.length).trimEnd() + suffix;
    if (!taken.has(copy)) return copy;
  }
}
