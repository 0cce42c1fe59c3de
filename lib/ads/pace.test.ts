import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LATE_MS, Pace } from "./pace";

const LIMITS = { atOnceMax: 4, partsMax: 16 };

/** The outcome of one request: its duration, and whether it was answered. */
const outcomes = fc.array(
  fc.record({ took: fc.integer({ min: 0, max: 3 * LATE_MS }), answered: fc.boolean() }),
  { maxLength: 200 },
);

/** The pace after a series of requests, and after each. */
function pacedBy(requests: readonly { readonly took: number; readonly answered: boolean }[]) {
  const pace = new Pace(LIMITS);
  let now = 0;
  return requests.map(({ took, answered }) => {
    const before = { atOnce: pace.atOnce, parts: pace.parts };
    const left = now;
    now += took;
    if (answered) pace.answered(before.parts, left, now);
    else pace.slower(left, now);
    return { took, answered, before, now: { atOnce: pace.atOnce, parts: pace.parts } };
  });
}

describe("a pace", () => {
  it("stays within its limits, and cuts in powers of two", () => {
    fc.assert(
      fc.property(outcomes, (requests) => {
        for (const { now } of pacedBy(requests)) {
          expect(now.atOnce).toBeGreaterThanOrEqual(1);
          expect(now.atOnce).toBeLessThanOrEqual(LIMITS.atOnceMax);
          expect([1, 2, 4, 8, 16]).toContain(now.parts);
        }
      }),
    );
  });

  it("asks for no more after what was not answered or came late, and for less where less is possible", () => {
    fc.assert(
      fc.property(outcomes, (requests) => {
        for (const { took, answered, before, now } of pacedBy(requests)) {
          if (answered && took <= LATE_MS) {
            expect(now.atOnce).toBeGreaterThanOrEqual(before.atOnce);
            expect(now.parts).toBeLessThanOrEqual(before.parts);
          } else {
            expect(now).toEqual({
              atOnce: Math.max(1, Math.floor(before.atOnce / 2)),
              parts: Math.min(LIMITS.partsMax, before.parts * 2),
            });
          }
        }
      }),
    );
  });

  it("finds a size that a service answers in time, and does not swing around it", () => {
    // The time is proportional to the size: `whole` is that of an uncut batch.
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 * LATE_MS }), (whole) => {
        const pace = new Pace(LIMITS);
        let now = 0;
        const parts = Array.from({ length: 100 }, () => {
          const left = now;
          now += whole / pace.parts;
          pace.answered(pace.parts, left, now);
          return pace.parts;
        });
        const settled = new Set(parts.slice(20));
        expect(settled.size).toBe(1);
        expect(whole / pace.parts).toBeLessThanOrEqual(LATE_MS);
      }),
    );
  });

  it("counts the requests that left together as one trouble", () => {
    const pace = new Pace(LIMITS);
    for (let each = 0; each < 4; each += 1) pace.slower(0, 100 + each);
    expect([pace.atOnce, pace.parts]).toEqual([2, 2]);
    pace.slower(200, 300);
    expect([pace.atOnce, pace.parts]).toEqual([1, 4]);
  });

  it("grows back by what is answered promptly, size first", () => {
    const pace = new Pace(LIMITS);
    pace.slower(0, 1);
    for (let each = 0; each < 4; each += 1) pace.answered(2, 10, 20);
    expect([pace.atOnce, pace.parts]).toEqual([2, 1]);
    for (let each = 0; each < 8; each += 1) pace.answered(1, 10, 20);
    expect([pace.atOnce, pace.parts]).toEqual([4, 1]);
  });
});
