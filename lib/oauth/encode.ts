const ONLY_UNRESERVED = /^[\w.~-]*$/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Percent-encodes as RFC 5849 section 3.6 asks: everything but unreserved characters, in upper case. Half of
 * a surrogate pair, which UTF-8 cannot hold, becomes U+FFFD, as it does in every form and query encoder.
 */
export function percentEncode(text: string): string {
  if (ONLY_UNRESERVED.test(text)) return text;
  return encodeURIComponent(text.replace(LONE_SURROGATE, "\uFFFD")).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
