import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accountHue, accountInitials } from "./colour";

describe("accountHue", () => {
  it("never changes an account's hue", () => {
    expect(["18ce54d4x5t", "18ce55gx7ab"].map(accountHue)).toEqual([180, 270]);
  });

  it("stays on the circle whatever the id", () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const hue = accountHue(id);
        expect(hue >= 0 && hue < 360).toBe(true);
      }),
    );
  });

  it("spreads accounts over all hues", () => {
    const hues = new Set(Array.from({ length: 500 }, (_, index) => accountHue(`18ce5${index.toString(36)}`)));
    expect(hues.size).toBe(12);
  });
});

describe("accountInitials", () => {
  it.each([
    ["Northwind Retail", "NR"],
    ["Helios", "HE"],
    ["  ångström & co. ", "ÅC"],
    ["東京 電機", "東電"],
    ["4 Seasons", "4S"],
    ["—", "?"],
    ["", "?"],
  ])("%j → %j", (name, initials) => {
    expect(accountInitials(name)).toBe(initials);
  });
});
