import tlds from "tlds";
import { describe, expect, it } from "vitest";
import { topLevelDomainAt } from "./top-level-domains";

describe("topLevelDomainAt", () => {
  it("recognises every domain of the current list", () => {
    expect(tlds.length).toBeGreaterThan(1_000);
    expect(tlds.filter((name) => topLevelDomainAt(`x.${name}`, 2) !== name.length + 2)).toEqual([]);
  });

  it("recognises retired ones, and no others", () => {
    expect(topLevelDomainAt("x.blanco", 2)).toBe(8);
    expect(topLevelDomainAt("x.nosuchplace", 2)).toBeUndefined();
    expect(topLevelDomainAt("x.com@", 2)).toBeUndefined();
  });
});
