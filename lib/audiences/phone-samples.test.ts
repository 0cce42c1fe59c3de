import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { numberingPlanOf } from "./calling-codes";
import { normalise } from "./normalise";

describe.each([
  "phones-as-decimals.csv",
  "phones-national-prefixes.csv",
  "phones-without-plus-by-country.csv",
])("the sample %s", (name) => {
  const text = readFileSync(path.join(import.meta.dirname, "samples", name), "utf8");
  const [, ...rows] = text
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));

  it.each(rows)("has %s %s, which is %s", (country = "", phone = "", right) => {
    const read = normalise("phone_number", phone, numberingPlanOf(country));
    expect(read).toEqual({ value: right, hashed: false });
  });
});
