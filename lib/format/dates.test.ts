import { expect, it } from "vitest";
import { clockIn, formatDate, formatDay, isoDay } from "./dates";

const at = Date.parse("2026-11-21T23:30:09Z");

it("writes instants on the clocks of a zone, in the language that is named", () => {
  expect(formatDate(at, "Europe/Berlin", "time")).toBe("22 Nov 2026, 00:30");
  expect(formatDate(at, "UTC", "day", "de-DE")).toBe("21. Nov. 2026");
  expect(formatDay("2026-11-28")).toBe("28 Nov 2026");
  expect([clockIn("UTC", at), clockIn("UTC", at, { seconds: true })]).toEqual(["23:30", "23:30:09"]);
});

it("leaves a zone that nothing is known of to the caller", () => {
  expect(clockIn("Mars/Olympus", at)).toBeUndefined();
  expect(() => formatDate(at, "Mars/Olympus", "day")).toThrow(RangeError);
});

it("cuts days for computing in one form, whatever the language", () => {
  expect([isoDay(at, "Europe/Berlin"), isoDay(at, "America/New_York")]).toEqual(["2026-11-22", "2026-11-21"]);
});
