/** Characters that no post may have, by what they are called (twitter-text: `invalid_characters`). */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["\ufeff", "a byte order mark (U+FEFF)"],
  ["\ufffe", "a reversed byte order mark (U+FFFE)"],
  ["\uffff", "no character at all (U+FFFF)"],
]);
const FORBIDDEN = /[\ufeff\ufffe\uffff]/;

/** The place of the first character that no post may have; -1 without one. */
export const forbiddenAt = (text: string): number => text.search(FORBIDDEN);

/** What a person reads of such a character, by name; undefined for a text without one. */
export function forbiddenCharacterAdvice(text: string): string | undefined {
  const name = NAMES.get(FORBIDDEN.exec(text)?.[0] ?? "");
  return name && `The text contains ${name}, which is invisible and not allowed in posts. Remove it.`;
}

/** A text without them. */
export const withoutForbiddenCharacters = (text: string): string =>
  text.replace(new RegExp(FORBIDDEN, "g"), "");
