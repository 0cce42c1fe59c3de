import "server-only";
import { hash } from "node:crypto";

const BLOCK = 64;
const DIGEST = 20;
const INNER = 0x36;
const OUTER = 0x5c;

/** Key and text of the inner hash; grows with the longest text. */
let inner = Buffer.alloc(BLOCK + 4096);
const outer = Buffer.alloc(BLOCK + DIGEST);

/**
 * HMAC-SHA1 (RFC 2104) in base64, of an ASCII text under an ASCII key. Two one-shot hashes over buffers that are
 * reused: half the time of an Hmac object, which Node makes and throws away for every signature.
 */
export function hmacSha1Base64(key: string, text: string): string {
  if (inner.length < BLOCK + text.length) inner = Buffer.alloc(BLOCK + 2 * text.length);
  const short = key.length > BLOCK ? hash("sha1", key, "binary") : key;
  for (let at = 0; at < BLOCK; at += 1) {
    const byte = at < short.length ? short.charCodeAt(at) : 0;
    inner[at] = byte ^ INNER;
    outer[at] = byte ^ OUTER;
  }
  const length = BLOCK + inner.write(text, BLOCK, "latin1");
  outer.write(hash("sha1", inner.subarray(0, length), "binary"), BLOCK, "latin1");
  return hash("sha1", outer, "base64");
}
