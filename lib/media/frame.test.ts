import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frameName, lastMoment, momentInWords, momentNear } from "./frame";

const length = fc.double({ min: 0.01, max: 1_400, noNaN: true });

describe("the moments of a video", () => {
  it("are before its end, where some browsers draw nothing", () => {
    fc.assert(
      fc.property(length, fc.double({ min: -10, max: 2_000, noNaN: true }), (seconds, wanted) => {
        const at = momentNear(wanted, seconds);
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(seconds);
        expect(lastMoment(seconds) - at).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("stay where they are when they are asked for again", () => {
    fc.assert(
      fc.property(length, fc.double({ min: 0, max: 1_400, noNaN: true }), (seconds, wanted) => {
        const at = momentNear(wanted, seconds);
        expect(momentNear(at, seconds)).toBe(at);
      }),
    );
  });

  it.each([
    [15, 3.26, 3.25],
    [15, 99, 14.95],
    [0.02, 1, 0],
    [15, Number.NaN, 0],
  ])("of %s seconds, the one near %s is %s", (seconds, wanted, at) => {
    expect(momentNear(wanted, seconds)).toBe(at);
  });

  it.each([
    [0, "0:00.00"],
    [3.25, "0:03.25"],
    [59.999, "1:00.00"],
    [63.5, "1:03.50"],
  ])("%s reads %s", (at, words) => {
    expect(momentInWords(at)).toBe(words);
  });

  it("name the image that is made of a frame", () => {
    expect(frameName("Spot.mp4", 3.25)).toBe("Spot at 3.25 s.jpg");
    expect(frameName("Courier video", 0)).toBe("Courier video at 0.00 s.jpg");
  });
});
