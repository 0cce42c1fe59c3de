import { describe, expect, it } from "vitest";
import { fingerprint } from "./fingerprint";

const bytes = new Uint8Array(3_000_000).map((_, index) => (index * 31) % 251);
const file = (content: Uint8Array<ArrayBuffer>, name: string) => new File([content], name);
const with1 = (at: number) => {
  const other = bytes.slice();
  other[at] = 252;
  return other;
};

describe("fingerprint", () => {
  it("recognises a file again under another name", async () => {
    expect(await fingerprint(file(bytes, "a.mp4"))).toBe(await fingerprint(file(bytes, "copy of a.mp4")));
  });

  it("distinguishes files by their beginning, their end, their size and what is sampled between", async () => {
    const print = await fingerprint(file(bytes, "a"));
    const others = [with1(0), with1(bytes.length - 1), bytes.slice(0, -1), with1(1_000_005)];
    for (const other of others) expect(await fingerprint(file(other, "a"))).not.toBe(print);
  });

  it("takes a file that is smaller than what is sampled", async () => {
    expect(await fingerprint(new Blob([]))).toMatch(/^[0-9a-f]{64}$/);
    expect(await fingerprint(new Blob(["x"]))).toMatch(/^[0-9a-f]{64}$/);
  });
});
