/**
 * An address, or undefined for what is none. Not `URL.canParse`: once Node 20 has optimised a call of it, it refuses
 * every address with a letter such as ü.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
