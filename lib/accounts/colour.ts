/** How many hues accounts are spread over: far enough apart to distinguish two neighbours. */
const HUES = 12;

/**
 * The account's own colour, the same on every screen and in every session. A hue for OKLCH; lightness and
 * chroma belong to the theme, so that text on the colour stays readable in light and dark.
 */
export function accountHue(accountId: string): number {
  let hash = 0x811c9dc5;
  for (const character of accountId) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash >>> 0) % HUES) * (360 / HUES);
}

/** Two characters for an account where its name does not fit: "Northwind Retail" → "NR". */
export function accountInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = "", second] = words;
  const letters = second ? [first, second].map((word) => [...word][0] ?? "") : [...first].slice(0, 2);
  return letters.join("").toUpperCase() || "?";
}
