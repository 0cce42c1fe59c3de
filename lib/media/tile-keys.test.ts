import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tileAfterKey } from "./tile-keys";

const seven = { count: 7, columns: 3, pageRows: 2 };

describe("tileAfterKey", () => {
  it("moves by tile, by row and to the edges", () => {
    expect(tileAfterKey("ArrowRight", 0, seven)).toBe(1);
    expect(tileAfterKey("ArrowDown", 1, seven)).toBe(4);
    expect(tileAfterKey("ArrowDown", 4, seven)).toBe(6);
    expect(tileAfterKey("ArrowDown", 6, seven)).toBe(6);
    expect(tileAfterKey("ArrowUp", 1, seven)).toBe(1);
    expect(tileAfterKey("End", 0, seven)).toBe(6);
    expect(tileAfterKey("PageDown", 0, seven)).toBe(6);
    expect(tileAfterKey("x", 0, seven)).toBeUndefined();
  });

  it("never leaves the list", () => {
    const keys = fc.constantFrom(
      "ArrowLeft",
      "ArrowRight",
      "ArrowUp",
      "ArrowDown",
      "PageUp",
      "PageDown",
      "Home",
      "End",
    );
    const size = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(keys, size, size, fc.nat(39), (key, count, columns, at) => {
        const next = tileAfterKey(key, at % count, { count, columns, pageRows: 3 });
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }),
    );
  });
});
