import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayEnd, dayStart, localTimeIn } from "@/lib/time/calendar";
import { calendarSpanInWords, hoursOf, isSameMonth, stepDay, weekOf, weeksOfMonth } from "./calendar-days";
import { calendarEntries, calendarTimes, repeatedEntries } from "./calendar-entries";
import { crowdedQuarters, movedBy, movedToDay, movedToHour } from "./move-post";

const zones = fc.constantFrom(
  "America/Los_Angeles",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Pacific/Kiritimati",
  "UTC",
);
const days = fc.integer({ min: 0, max: 5_000 }).map((count) => addDays("2022-01-01", count));

describe("days", () => {
  it("has weeks that begin on Monday and hold their day", () => {
    expect(weekOf("2026-11-26")[0]).toBe("2026-11-23");
    expect(weekOf("1969-12-31")[0]).toBe("1969-12-29");
    fc.assert(
      fc.property(days, (day) => {
        const week = weekOf(day);
        expect(week).toHaveLength(7);
        expect(week).toContain(day);
        expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(1);
      }),
    );
  });

  it("shows each day of a month once, in whole weeks", () => {
    fc.assert(
      fc.property(days, (day) => {
        const shown = weeksOfMonth(day).flat();
        expect(new Set(shown).size).toBe(shown.length);
        const inMonth = shown.filter((each) => isSameMonth(each, day));
        expect(inMonth[0]?.slice(8)).toBe("01");
        expect(isSameMonth(addDays(inMonth.at(-1) ?? "", 1), day)).toBe(false);
      }),
    );
    expect(weeksOfMonth("2027-02-10")).toHaveLength(4);
  });

  it("goes on by weeks and months", () => {
    expect(stepDay("week", "2026-11-26", 1)).toBe("2026-12-03");
    expect(stepDay("month", "2026-01-31", 1)).toBe("2026-02-01");
    expect(stepDay("month", "2026-03-31", -1)).toBe("2026-02-01");
    expect(calendarSpanInWords("month", "2026-11-26")).toBe("November 2026");
    expect(calendarSpanInWords("week", "2026-11-26")).toBe("23 Nov 2026 – 29 Nov 2026");
  });

  it("has the hours of days on which clocks are changed", () => {
    const change = (day: string, zone: string) =>
      hoursOf(day, zone).flatMap(({ hour, change: kind }) => (kind ? [[hour, kind]] : []));
    expect(change("2027-03-28", "Europe/Berlin")).toEqual([[2, "skipped"]]);
    expect(change("2026-10-25", "Europe/Berlin")).toEqual([[2, "twice"]]);
    expect(change("2026-11-26", "Europe/Berlin")).toEqual([]);
    fc.assert(
      fc.property(zones, days, (zone, day) => {
        const count = hoursOf(day, zone).reduce(
          (sum, { change: kind }) => sum + (kind === "twice" ? 2 : kind === "skipped" ? 0 : 1),
          0,
        );
        expect(count * 3_600_000).toBe((dayEnd(day, zone) ?? 0) - (dayStart(day, zone) ?? 0));
      }),
    );
  });
});

describe("moves", () => {
  const berlin = "Europe/Berlin";

  it("keeps the time of day by days, and goes through changed clocks by hours", () => {
    expect(movedBy("2026-10-24T07:30:00Z", { days: 1 }, berlin)).toBe("2026-10-25T08:30:00Z");
    expect(movedBy("2026-10-25T00:30:00Z", { minutes: 60 }, berlin)).toBe("2026-10-25T01:30:00Z");
    expect(movedToHour("2026-11-26T08:20:00Z", "2026-11-27", 14, berlin)).toBe("2026-11-27T13:20:00Z");
  });

  it("comes back from wherever a day or an hour took it", () => {
    const instants = fc
      .integer({ min: Date.UTC(2022, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
      .map((minute) => new Date(minute * 60_000).toISOString().replace(".000", ""));
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: -40, max: 40 }), (zone, at, count) => {
        const there = movedBy(at, { minutes: count * 15 }, zone);
        expect(movedBy(there, { minutes: -count * 15 }, zone)).toBe(at);
        const local = localTimeIn(zone, Date.parse(at));
        const later = movedToDay(at, addDays(local.slice(0, 10), count), zone);
        // A time that clocks skip on that day becomes the next valid one.
        if (localTimeIn(zone, Date.parse(later)).slice(10) !== local.slice(10)) return;
        expect(localTimeIn(zone, Date.parse(movedBy(later, { days: -count }, zone)))).toBe(local);
      }),
    );
  });
});

it("marks a quarter of an hour that is nearly full, or full", () => {
  const at = (minute: number) => `2026-11-26T10:${String(minute).padStart(2, "0")}:00Z`;
  const times = [...Array(30).fill(at(16)), ...Array(24).fill(at(59)), ...Array(23).fill(at(2))];
  expect(crowdedQuarters(times)).toEqual([
    { from: Date.parse(at(15)), posts: 30, full: true },
    { from: Date.parse(at(45)), posts: 24, full: false },
  ]);
});

it("marks the posts that wait and repeat a text of their author within a day, and no others", () => {
  const scheduled = (id: string, scheduled_at: string, text: string, user_id = "7") => ({
    ...SCHEDULED,
    id,
    scheduled_at,
    text,
    user_id,
  });
  const entries = calendarEntries(
    {
      scheduled: [
        scheduled("a", "2026-11-26T10:00:00Z", "Boots"),
        scheduled("b", "2026-11-27T09:59:00Z", " Boots "),
        scheduled("c", "2026-11-28T10:00:00Z", "Boots"),
        scheduled("d", "2026-11-26T11:00:00Z", "Boots", "8"),
        { ...scheduled("e", "2026-11-28T11:00:00Z", "Boots"), scheduled_status: "FAILED" },
      ],
      published: [],
    },
    { zone: "UTC", moved: new Map([["a", "2026-11-26T09:59:00Z"]]), search: "" },
  );
  expect([...repeatedEntries(entries, calendarTimes(entries))]).toEqual([]);
  const back = entries.map((entry) => (entry.id === "a" ? { ...entry, at: "2026-11-26T10:00:00Z" } : entry));
  expect([...repeatedEntries(back, calendarTimes(back))]).toEqual(["a", "b"]);
});

const SCHEDULED = {
  name: null,
  nullcast: true,
  card_uri: null,
  media_keys: [],
  post_id: null,
  completed_at: null,
  scheduled_status: "SCHEDULED",
  created_at: "2026-11-01T09:00:00Z",
  updated_at: "2026-11-01T09:00:00Z",
  deleted: false,
};
