import { expect, it } from "vitest";
import { counted } from "./counted";

it("counts one and many, with their words", () => {
  expect([0, 1, 2, 1_200].map((count) => counted(count, "change"))).toEqual([
    "0 changes",
    "1 change",
    "2 changes",
    "1,200 changes",
  ]);
  expect(counted(3, "person", "people")).toBe("3 people");
});
