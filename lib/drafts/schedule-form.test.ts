import { expect, test } from "vitest";
import { readSchedule, usualSchedule } from "./schedule-form";

const NOW = Date.parse("2026-11-22T10:20:30Z");

test("a time on the account's clocks becomes an instant", () => {
  expect(readSchedule("2026-11-22T12:30", "Europe/Berlin", NOW)).toEqual({
    ok: true,
    scheduledAt: "2026-11-22T11:30:00Z",
  });
});

test.each(["", "2026-11-22T11:20", "2027-11-23T12:00", "soon"])("%j is refused, with the fix", (local) => {
  expect(readSchedule(local, "Europe/Berlin", NOW)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/\.$/),
  });
});

test("begins with a full hour, an hour away at least", () => {
  expect(usualSchedule("UTC", NOW)).toBe("2026-11-22T12:00");
  expect(usualSchedule("UTC", Date.parse("2026-11-22T10:00:00Z"))).toBe("2026-11-22T11:00");
  expect(readSchedule(usualSchedule("UTC", NOW), "UTC", NOW)).toMatchObject({ ok: true });
});
