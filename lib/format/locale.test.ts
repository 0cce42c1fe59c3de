import { expect, it } from "vitest";
import { remembered } from "./locale";

it("makes a formatter once for each set of arguments", () => {
  let made = 0;
  const format = remembered((locale: string, digits: number) => {
    made += 1;
    return `${locale}/${digits}`;
  });
  const written = [format("en", 1), format("en", 1), format("en", 2), format("de", 1), format("en", 1)];
  expect(written).toEqual(["en/1", "en/1", "en/2", "de/1", "en/1"]);
  expect(made).toBe(3);
});
