import { expect, it } from "vitest";
import { formatInstant } from "./instant";

const at = "2026-11-21T23:30:00Z";

it.each([
  ["Asia/Tokyo", "day", "22 Nov 2026"],
  ["America/New_York", "day", "21 Nov 2026"],
  ["UTC", "time", "21 Nov 2026, 23:30"],
  ["UTC", "time-and-zone", "21 Nov 2026, 23:30 UTC"],
] as const)("in %s as %s: %s", (zone, detail, shown) => {
  expect(formatInstant(at, zone, detail)).toBe(shown);
});

it("reads an unknown zone as UTC, and says so", () => {
  expect(formatInstant(at, "Mars/Olympus")).toBe("21 Nov 2026, 23:30 UTC");
});

it("leaves a text that is no instant as it is", () => {
  expect(formatInstant("soon", "UTC")).toBe("soon");
});
