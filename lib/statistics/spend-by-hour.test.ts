import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type Day, dayEnd, dayStart, localTimeIn } from "@/lib/time/calendar";
import { elapsedHours } from "./day-hours";
import { type SpentHours, spendBeside, usualRanges } from "./spend-by-hour";
import { spendBesideWords } from "./spend-by-hour-words";

const ZONE = "Europe/Berlin";
/** A Friday. */
const TODAY = "2026-11-27";
const UNIT = 1_000_000n;
const HOUR = 3_600_000;

const dayOf = (day: Day, spent: (hour: number) => bigint | undefined, zone = ZONE): SpentHours => ({
  day,
  hours: elapsedHours(day, zone).map((_, hour) => spent(hour)),
});
const weekdaysBefore = (today: Day) =>
  usualRanges(today)
    .slice(1)
    .map(({ from }) => from);
const at = (hours: number) => (dayStart(TODAY, ZONE) ?? 0) + hours * HOUR;
const steady = (day: Day) => dayOf(day, () => UNIT);
const besideAt = (
  hours: number,
  today: (hour: number) => bigint | undefined,
  usual = weekdaysBefore(TODAY).map(steady),
) => spendBeside(dayOf(TODAY, today), usual, { zone: ZONE, asOf: at(hours) });
const words = (...of: Parameters<typeof besideAt>) => spendBesideWords(besideAt(...of), "EUR", ZONE);

describe("spend by hour beside the usual", () => {
  it("counts complete hours, and says how many times the usual they spent", () => {
    const found = besideAt(14.4, () => 2_400_000n);
    expect(found).toMatchObject({ spent: 33_600_000n, usual: { byThen: 14n * UNIT, inDay: 24n * UNIT } });
    expect(found.runsAway).toBe(true);
    expect(spendBesideWords(found, "EUR", ZONE)).toBe(
      "By 14:00 it has spent 2.4 times what it usually has by then: 33.60 EUR instead of 14.00 EUR.",
    );
    expect(found.hours.map(({ whole }) => whole)).toEqual(found.hours.map((_, hour) => hour < 13));
    expect(found.hours[15]).toMatchObject({ spent: undefined, usual: UNIT });
    expect(words(14, () => UNIT)).toMatch(/^By 14:00 it has spent about what it usually has by then: 14/);
    expect(words(14, () => UNIT / 2n)).toMatch(/^By 14:00 it has spent 50% of what it usually has by then/);
  });

  it("says where there is nothing to compare with, and takes what did not run for no zero", () => {
    const idle = weekdaysBefore(TODAY).map((day) => dayOf(day, () => undefined));
    expect(words(9, () => UNIT, idle)).toMatch(/^By 09:00 it has spent 9.00 EUR. What is usual is not known/);
    const two = weekdaysBefore(TODAY).map((day, week) =>
      week < 2 ? steady(day) : dayOf(day, () => undefined),
    );
    expect(besideAt(9, () => UNIT, two)).toMatchObject({ days: 2, times: UNIT });
    expect(words(0.5, () => UNIT)).toBe("The first hour of the day is not over yet.");
    const late = weekdaysBefore(TODAY).map((day) => dayOf(day, (hour) => (hour < 12 ? undefined : UNIT)));
    expect(words(9, () => UNIT, late)).toBe("By 09:00 it has spent 9.00 EUR, and usually nothing by then.");
    expect(besideAt(9, () => UNIT, late)).toMatchObject({ times: undefined, runsAway: true });
    expect(besideAt(9, () => undefined, late).hours.map(({ usual }) => usual)).toEqual(
      late[0]?.hours.map((spent) => spent),
    );
  });

  it("raises no alarm over small amounts", () => {
    expect(besideAt(1, () => 3n * UNIT).runsAway).toBe(false);
    expect(besideAt(3, () => 3n * UNIT).runsAway).toBe(true);
    expect(besideAt(20, () => 1_990_000n).runsAway).toBe(false);
  });

  it("stands beside days of 23 and 25 hours by what their clocks show", () => {
    const zones = ["Europe/Berlin", "America/Los_Angeles", "Australia/Sydney", "America/Sao_Paulo", "UTC"];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 25 }),
        fc.array(fc.option(fc.bigInt({ min: 0n, max: 50n * UNIT }), { nil: undefined }), {
          minLength: 125,
          maxLength: 125,
        }),
        (zone, later, elapsed, amounts) => {
          const today = addDays("2025-01-01", later);
          const days = usualRanges(today).map(({ from }, week) =>
            dayOf(from, (hour) => amounts[week * 25 + hour], zone),
          );
          const [now, ...usual] = days;
          if (!now) return;
          const asOf = Math.min((dayStart(today, zone) ?? 0) + elapsed * HOUR, dayEnd(today, zone) ?? 0);
          const found = spendBeside(now, usual, { zone, asOf });
          // An independent implementation: hour by hour in UTC, matched by the text of their local time.
          const hourly = ({ day, hours }: SpentHours) =>
            hours.map((spent, hour) => {
              const from = (dayStart(day, zone) ?? 0) + hour * HOUR;
              return { clock: localTimeIn(zone, from).slice(11), until: from + HOUR, spent };
            });
          const over = hourly(now).filter(({ until }) => until <= asOf);
          const last = over.at(-1)?.clock;
          const sum = (all: readonly { spent: bigint | undefined }[]) =>
            all.reduce((total, { spent }) => total + (spent ?? 0n), 0n);
          expect(found.hours).toHaveLength(
            ((dayEnd(today, zone) ?? 0) - (dayStart(today, zone) ?? 0)) / HOUR,
          );
          expect(found.spent).toBe(sum(over));
          const ran = usual.filter(({ hours }) => hours.some((spent) => spent !== undefined));
          if (last === undefined || ran.length < 2) {
            expect(found.usual).toBeUndefined();
            return;
          }
          const sums = ran
            .map((day) => sum(hourly(day).filter(({ clock }) => clock <= last)))
            .sort((a, b) => Number(a - b));
          const middle = [sums[Math.floor((sums.length - 1) / 2)], sums[Math.floor(sums.length / 2)]];
          expect(found.usual?.byThen).toBe(((middle[0] ?? 0n) + (middle[1] ?? 0n)) / 2n);
        },
      ),
      { numRuns: 100 },
    );
  });
});
