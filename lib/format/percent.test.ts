import { expect, it } from "vitest";
import { readPercent } from "./written-number";

it.each([
  ["12.5", 1250n],
  ["12,5 %", 1250n],
  [" 3 ", 300n],
  ["0.01", 1n],
  ["150%", 15_000n],
  ["１２，５％", 1250n],
  ["٣٪", 300n],
])("reads %j exactly", (typed, hundredths) => {
  expect(readPercent(typed)).toBe(hundredths);
});

it.each(["", "0", "-5", "1.234", "ten", "1.2.3"])("reads nothing from %j", (typed) => {
  expect(readPercent(typed)).toBeUndefined();
});

it("reads nothing from blanks, however many they are", () => {
  expect(readPercent(" ".repeat(200_000))).toBeUndefined();
});
