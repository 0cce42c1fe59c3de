import { expect, test } from "vitest";
import { readSchedule, usualSchedule } from "./schedule-form";

const NOW = Date.parse("2026-11-22T10:20:30Z");

const read = (scheduled_at: string, zone: string) => readSchedule({ scheduled_at }, zone, NOW);

test("a time on the account's clocks becomes an instant", () => {
  expect(read("2026-11-22T12:30", "Europe/Berlin")).toEqual({
    problems: new Map(),
    input: { scheduled_at: "2026-11-22T11:30:00Z" },
  });
});

test.each(["", "2026-11-22T11:20", "2027-11-23T12:00", "soon"])("%j is refused, with the fix", (local) => {
  const { problems, input } = read(local, "Europe/Berlin");
  expect(problems.get("scheduled_at")).toMatch(/\.$/);
  expect(input).toBeUndefined();
});

test("begins with a full hour, an hour away at least", () => {
  expect(usualSchedule("UTC", NOW)).toBe("2026-11-22T12:00");
  expect(usualSchedule("UTC", Date.parse("2026-11-22T10:00:00Z"))).toBe("2026-11-22T11:00");
  expect(read(usualSchedule("UTC", NOW), "UTC").problems.size).toBe(0);
});
