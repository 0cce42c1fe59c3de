import "server-only";
import { randomFillSync } from "node:crypto";

const BYTES = 24;
const pool = Buffer.allocUnsafe(BYTES * 512);
let used = pool.length;

/** 192 bits from the system's generator, as 32 ASCII characters. Drawn in bulk: one system call serves 512. */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const nonce = pool.toString("base64url", used, used + BYTES);
  used += BYTES;
  return nonce;
}
