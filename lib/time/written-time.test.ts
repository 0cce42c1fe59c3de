import fc from "fast-check";
import { expect, it } from "vitest";
import { formatInstant } from "@/lib/format/instant";
import { localTimeIn } from "./calendar";
import { formatServiceTime } from "./service-time";
import { readWrittenTime, saysInstant } from "./written-time";

const PARIS = "Europe/Paris";
const read = (text: string, edge: "start" | "end" = "start") => readWrittenTime(text, { zone: PARIS, edge });

it.each([
  ["2026-12-24 18:00", "2026-12-24T17:00:00Z"],
  ["2026-12-24T18:00:30", "2026-12-24T17:00:00Z"],
  ["24 Dec 2026, 18:00", "2026-12-24T17:00:00Z"],
  ["24 December 2026 8:05", "2026-12-24T07:05:00Z"],
  ["24.12.2026", "2026-12-23T23:00:00Z"],
  ["24/12/2026", "2026-12-23T23:00:00Z"],
  ["12/24/2026", "2026-12-23T23:00:00Z"],
  ["2026-07-01T09:00:00Z", "2026-07-01T09:00:00Z"],
  ["2026-07-01T09:00:00+02:00", "2026-07-01T07:00:00Z"],
])("reads %s", (text, instant) => expect(read(text)).toEqual({ ok: true, instant }));

it("takes a day alone as its last minute where it ends something", () =>
  expect(read("2026-12-24", "end")).toEqual({ ok: true, instant: "2026-12-24T22:59:00Z" }));

it.each(["", "soon", "2026-02-30", "24 Foo 2026", "2026-12-24 25:00", "2026-12-24T99:00:00Z"])(
  "refuses %s",
  (text) => expect(read(text)).toMatchObject({ ok: false, reason: expect.stringMatching(/2026-12-24/) }),
);

it("asks which month is meant where both may be", () =>
  expect(read("03/04/2026")).toMatchObject({ ok: false, reason: expect.stringMatching(/^03\/04 may be/) }));

it("recognises an instant however it is written, and reads one that is written to the minute as itself", () => {
  const zones = fc.constantFrom("UTC", PARIS, "America/St_Johns", "Pacific/Auckland");
  const minutes = fc.integer({ min: 25_000_000, max: 35_000_000 });
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const instant = formatServiceTime(minute * 60_000);
      const clock = localTimeIn(zone, Date.parse(instant)).replace("T", " ");
      for (const text of [
        instant,
        clock,
        formatInstant(instant, zone),
        formatInstant(instant, zone, "day"),
      ]) {
        expect(saysInstant(text, instant, zone)).toBe(true);
      }
      expect(readWrittenTime(clock, { zone, edge: "start", was: instant })).toEqual({ ok: true, instant });
    }),
  );
});
