const COPY = / \(copy(?: (\d{1,6}))?\)$/;

/**
 * A name for a duplicate: "Autumn (copy)", then "Autumn (copy 2)". It is never longer than `max` characters; the
 * original's end gives way.
 */
export function copyName(name: string, max: number): string {
  const [ending = "", count = "1"] = COPY.exec(name) ?? [];
  const suffix = ending === "" ? " (copy)" : ` (copy ${Number(count) + 1})`;
  const stem = [...name.slice(0, name.length - ending.length)];
  return `${stem
    .slice(0, max - suffix.length)
    .join("")
    .trimEnd()}${suffix}`;
}
