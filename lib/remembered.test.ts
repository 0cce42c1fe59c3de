import { expect, it } from "vitest";
import { remembered } from "./remembered";

it("makes a thing once for each set of arguments", () => {
  let made = 0;
  const format = remembered((locale: string, digits?: number) => {
    made += 1;
    return `${locale}/${digits}`;
  });
  const written = [
    format("en", 1),
    format("en", 1),
    format("en", 2),
    format("de"),
    format("de"),
    format("en", 1),
  ];
  expect(written).toEqual(["en/1", "en/1", "en/2", "de/undefined", "de/undefined", "en/1"]);
  expect(made).toBe(3);
});

it("distinguishes plain objects by what they hold", () => {
  const range = remembered(({ min = 0, max }: { min?: number; max: number }) => ({ from: min, to: max }));
  expect(range({ max: 5 })).toBe(range({ max: 5 }));
  expect(range({ min: 1, max: 5 })).toEqual({ from: 1, to: 5 });
});
