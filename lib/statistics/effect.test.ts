import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/time/calendar";
import { daysIn } from "./day-ranges";
import { effectDays } from "./effect";

describe("the days beside a change", () => {
  it("are equally many complete ones, without the day of the change and today", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: -2, max: 60 }), (later, ago) => {
        const today = addDays("2025-01-01", later);
        const changed = addDays(today, -ago);
        const found = effectDays(changed, today, "Europe/Berlin");
        if (found.kind === "few") {
          expect(ago).toBeLessThan(4);
          expect(effectDays(changed, found.enoughOn, "Europe/Berlin").kind).toBe("days");
          return;
        }
        const [before, after] = [daysIn(found.before), daysIn(found.after)];
        expect([before.length, after.length]).toEqual([found.count, found.count]);
        expect([before.at(-1), after[0]]).toEqual([addDays(changed, -1), addDays(changed, 1)]);
        expect(found.after.to < today).toBe(true);
        expect(found.count === 7 || found.after.to === addDays(today, -1)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("say where clocks are changed in one of the two", () => {
    const found = (changed: string) => effectDays(changed, "2026-11-27", "Europe/Berlin");
    expect(found("2026-10-28")).toMatchObject({ kind: "days", uneven: true });
    expect(found("2026-11-15")).toMatchObject({ kind: "days", uneven: false });
    expect(found("2026-11-25")).toEqual({ kind: "few", passed: 1, enoughOn: "2026-11-29" });
  });
});
