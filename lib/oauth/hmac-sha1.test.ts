import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hmacSha1Base64 } from "./hmac-sha1";

const ascii = (maxLength: number) =>
  fc.array(fc.integer({ min: 0x20, max: 0x7e }), { maxLength }).map((codes) => String.fromCharCode(...codes));

test("agrees with Node's own HMAC for keys and texts of any length", () => {
  fc.assert(
    fc.property(ascii(200), ascii(9000), (key, text) => {
      expect(hmacSha1Base64(key, text)).toBe(createHmac("sha1", key).update(text).digest("base64"));
    }),
  );
});

test("a long text leaves nothing behind for a short one", () => {
  const short = hmacSha1Base64("key", "text");
  hmacSha1Base64("another key, longer than the first", "x".repeat(100_000));
  expect(hmacSha1Base64("key", "text")).toBe(short);
});
