import { expect, it } from "vitest";
import { SECTIONS, sectionOf } from "./sections";

it("finds the section of an address, a page below another section among them", () => {
  expect(sectionOf(["audiences"])).toBe("audiences");
  expect(sectionOf(["audiences", "sharing"])).toBe("audiences/sharing");
  expect(sectionOf(["audiences", "a1", "upload"])).toBe("audiences");
  expect(sectionOf([])).toBeUndefined();
});

it("gives every section keys of its own", () => {
  const keys = SECTIONS.map((section) => section.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
