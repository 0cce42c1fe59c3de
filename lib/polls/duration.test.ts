import fc from "fast-check";
import { expect, test } from "vitest";
import { durationText, readDuration } from "./duration";

test.each([
  ["2d 4h", 3120],
  ["2d4h", 3120],
  ["90", 90],
  ["90 min", 90],
  ["1 day, 30 minutes", 1470],
  ["3 hours and 5 mins", 185],
  [" 7D ", 10_080],
  ["0h 5m", 5],
  ["1w", 10_080],
  ["1.5d", 2160],
  ["1.5h", 90],
])("%s is %i minutes", (typed, minutes) => {
  expect(readDuration(typed)).toBe(minutes);
});

test.each(["", " ", "soon", "4h 2d", "1h 1h", "5 5", "1.55h 1", "0.5m", "1d 1w", "-5m", "2d four", "h"])(
  "%j is no length of time",
  (typed) => {
    expect(readDuration(typed)).toBeUndefined();
  },
);

test("what is written can be read again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (minutes) => {
      expect(readDuration(durationText(minutes))).toBe(minutes);
    }),
  );
});
