import { expect, it } from "vitest";
import { dayEnd, dayStart } from "./zone-days";

it("begins a day where the zone does, and knows days of 23 and 25 hours", () => {
  expect(dayStart("2026-11-21", "Asia/Tokyo")).toBe(Date.parse("2026-11-20T15:00:00Z"));
  const hours = (day: string) =>
    ((dayEnd(day, "Europe/Berlin") ?? 0) - (dayStart(day, "Europe/Berlin") ?? 0)) / 3_600_000;
  expect(hours("2026-03-29")).toBe(23);
  expect(hours("2026-10-25")).toBe(25);
  expect(hours("2026-11-21")).toBe(24);
});

it("knows no 30 February and no text", () => {
  expect(dayStart("2026-02-30", "UTC")).toBeUndefined();
  expect(dayStart("today", "UTC")).toBeUndefined();
});
