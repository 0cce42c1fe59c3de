/** Characters without a shape: blanks, controls, marks of direction, joiners, fillers and an empty Braille cell. */
const UNSEEN = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const MARK = /\p{M}/u;

/** Characters that part or join nothing and stay behind from other programs: zero-width blanks, soft hyphens, marks. */
const LEFT_BEHIND = /[\u00ad\u200b\u2060\ufeff]/g;

/** Whether a name is visible: it has a character with a shape of its own. */
export const isVisible = (name: string): boolean =>
  [...name].some((letter) => !UNSEEN.test(letter) && !MARK.test(letter));

/**
 * A name as it is meant: without invisible characters at its ends, and without those within that mean nothing.
 * Joiners of emoji and scripts and marks of direction stay within. Empty where nothing of it can be seen.
 */
export function tidyName(typed: string): string {
  const letters = [...typed.replace(LEFT_BEHIND, "")];
  const start = letters.findIndex((letter) => !UNSEEN.test(letter));
  if (start < 0 || !isVisible(typed)) return "";
  return letters.slice(start, lastSeen(letters) + 1).join("");
}

/** The place of the last character that counts: one with a shape, or a selector that gives the one before it its look. */
function lastSeen(letters: readonly string[]): number {
  const last = letters.findLastIndex((letter) => !UNSEEN.test(letter));
  return /^[\ufe00-\ufe0f\u{e0020}-\u{e007f}]$/u.test(letters[last + 1] ?? "")
    ? selectorsEnd(letters, last + 1)
    : last;
}

function selectorsEnd(letters: readonly string[], from: number): number {
  let end = from;
  while (/^[\ufe00-\ufe0f\u{e0020}-\u{e007f}]$/u.test(letters[end + 1] ?? "")) end += 1;
  return end;
}

/** An identifier without invisible characters, which come along when it is copied from a page or a message. */
export const tidyIdentifier = (cell: string): string =>
  cell.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "").trim();
