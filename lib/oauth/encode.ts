const ONLY_UNRESERVED = /^[\w.~-]*$/;
const LEFT_ALONE = /[!'()*]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * Percent-encodes as RFC 5849 section 3.6 asks: everything but unreserved characters, in upper case. Half of
 * a surrogate pair, which UTF-8 cannot hold, becomes U+FFFD, as it does in every form and query encoder.
 */
export function percentEncode(text: string): string {
  return ONLY_UNRESERVED.test(text) ? text : encodeReserved(text);
}

function encodeReserved(text: string): string {
  let encoded: string;
  try {
    encoded = encodeURIComponent(text);
  } catch {
    encoded = encodeURIComponent(text.replace(LONE_SURROGATE, "\uFFFD"));
  }
  return encoded.replace(LEFT_ALONE, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
