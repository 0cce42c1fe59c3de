import fc from "fast-check";
import { expect, it } from "vitest";
import { withPartInSight } from "./parts-in-sight";

const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => `c${from + index}`);

it("asks for what is in sight, and for others in the same request", () => {
  expect(withPartInSight([], ["c2", "x"], ids(0, 5), 3)).toEqual([["c2", "c0", "c1"]]);
});

it("asks for nothing twice, and for nothing while all in sight was asked for", () => {
  const parts = [ids(0, 3)];
  expect(withPartInSight(parts, ["c1", "x"], ids(0, 5), 3)).toBe(parts);
  expect(withPartInSight(parts, ["c1", "c4"], ids(0, 5), 3)).toEqual([ids(0, 3), ["c4", "c3"]]);
});

it("needs no more requests than there are full ones, however the list is scrolled", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(990), { maxLength: 60 }), (places) => {
      const wanted = ids(0, 1_000);
      const parts = places.reduce<readonly (readonly string[])[]>(
        (before, place) => withPartInSight(before, ids(place, 10), wanted, 200),
        [],
      );
      expect(parts.length).toBeLessThanOrEqual(5);
      expect(new Set(parts.flat()).size).toBe(parts.flat().length);
      for (const place of places) expect(parts.flat()).toEqual(expect.arrayContaining(ids(place, 10)));
    }),
  );
});
