/** Percent-encodes as RFC 5849 section 3.6 asks: everything but unreserved characters, in upper case. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
