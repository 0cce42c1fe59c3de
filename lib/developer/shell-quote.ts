/** A text as one word of a POSIX shell, whatever it holds but NUL, which no word can. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("\0", "").replaceAll("'", `'\\''`)}'`;
}
