import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatServiceTime, parseServiceTime } from "./service-time";

describe("the forms the service accepts", () => {
  test.each([
    ["2022-06-15T10:30:00Z", "2022-06-15T10:30:00Z"],
    ["2022-06-15T10:30Z", "2022-06-15T10:30:00Z"],
    ["2022-06-15T10:30:00.123Z", "2022-06-15T10:30:00Z"],
    ["2022-06-15T10:30:00+0200", "2022-06-15T08:30:00Z"],
    ["2022-06-15T10:30:00-05:30", "2022-06-15T16:00:00Z"],
    ["2022-06-15T10:30:00+02", "2022-06-15T08:30:00Z"],
    ["2022-06-15", "2022-06-15T00:00:00Z"],
  ])("%s", (given, expected) => {
    expect(parseServiceTime(given)).toBe(expected);
  });

  test.each([
    "",
    "yesterday",
    "2022-02-30",
    "2022-13-01",
    "2022-06-15T25:00:00Z",
    "2022-06-15T10:30:00+99:00",
  ])("%j is none", (given) => {
    expect(parseServiceTime(given)).toBeUndefined();
  });
});

test("law: the service writes what Date does, without milliseconds", () => {
  const [first, last] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59Z")];
  fc.assert(
    fc.property(fc.integer({ min: first, max: last }), (milliseconds) => {
      const written = new Date(milliseconds).toISOString();
      expect(formatServiceTime(milliseconds)).toBe(written.replace(/\.\d+Z$/, "Z"));
    }),
  );
  expect(() => formatServiceTime(Number.NaN)).toThrow(RangeError);
});

test("law: what the service writes, it reads as the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
      const written = formatServiceTime(seconds * 1000);
      expect(parseServiceTime(written)).toBe(written);
    }),
  );
});
