import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createNonce } from "./nonce";

describe("A12 nonces", () => {
  it("holds 192 bits in 32 ASCII characters, and never comes twice", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 1_000_000; i += 1) seen.add(createNonce());
    expect(seen.size).toBe(1_000_000);
    for (const nonce of [...seen].slice(0, 5_000)) expect(nonce).toMatch(/^[\w-]{32}$/);
  });

  it("uses every character about as often", () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 20_000; i += 1)
      for (const c of createNonce()) counts.set(c, (counts.get(c) ?? 0) + 1);
    const expected = (20_000 * 32) / 64;
    expect(counts.size).toBe(64);
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.06);
  });

  it("comes from the system's generator, like everything else in this folder", () => {
    for (const file of ["nonce.ts", "sign.ts", "three-legs.ts", "bearer.ts", "credential-service.ts"]) {
      expect(readFileSync(path.join(import.meta.dirname, file), "utf8")).not.toContain("Math.random");
    }
  });
});
