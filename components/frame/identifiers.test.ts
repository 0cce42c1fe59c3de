import { expect, it } from "vitest";
import { kindOfIdentifier } from "./identifiers";

it("recognises every identifier by its form", () => {
  for (const id of ["18ce54d4x5t", "c7k2m9qd", "508dz", "abcdefg"])
    expect(kindOfIdentifier(id)).toBe("short");
  expect(kindOfIdentifier("1720353791896522999")).toBe("number");
  expect(kindOfIdentifier("3_1720353791896522777")).toBe("media");
  expect(kindOfIdentifier("card://1720353791896522501")).toBe("card");
});

it("takes no name for one", () => {
  for (const words of ["Spring", "spring sale", "set daily budget to 50", "50", "é", ""]) {
    expect(kindOfIdentifier(words)).toBeUndefined();
  }
});
