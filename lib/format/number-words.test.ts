import { expect, it } from "vitest";
import { numberInWords } from "./number-words";

it.each([
  [0n, "zero"],
  [19n, "nineteen"],
  [40n, "forty"],
  [115n, "one hundred fifteen"],
  [5_200n, "five thousand two hundred"],
  [1_000_021n, "one million twenty-one"],
])("%s is %s", (value, words) => {
  expect(numberInWords(value)).toBe(words);
});
