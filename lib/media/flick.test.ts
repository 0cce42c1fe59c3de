import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Flick } from "./flick";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Scrolls by so many pixels a frame of 16 ms. */
function scroll(flick: Flick, pixels: number, frames: number, from = { top: 0, at: 0 }) {
  for (let frame = 1; frame <= frames; frame += 1) {
    flick.moved(from.top + pixels * frame, from.at + 16 * frame);
  }
}

it("is a flick when the list flies past, until it rests", () => {
  const flick = new Flick();
  const calm = vi.fn();
  scroll(flick, 60, 5);
  expect(flick.flicking).toBe(true);
  flick.onCalm(calm);
  vi.advanceTimersByTime(99);
  expect(calm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(flick.flicking).toBe(false);
  expect(calm).toHaveBeenCalledTimes(1);
});

it("is over as soon as the list slows down", () => {
  const flick = new Flick();
  const calm = vi.fn();
  scroll(flick, 60, 5);
  flick.onCalm(calm);
  scroll(flick, 8, 1, { top: 300, at: 80 });
  expect(calm).toHaveBeenCalledTimes(1);
});

it("is no flick to scroll as one reads, or to jump once", () => {
  const flick = new Flick();
  scroll(flick, 20, 20);
  expect(flick.flicking).toBe(false);
  vi.runAllTimers();
  flick.moved(5_000, 1_000);
  flick.moved(6_000, 1_016);
  expect(flick.flicking).toBe(false);
});

it("notifies no listener that left", () => {
  const flick = new Flick();
  const calm = vi.fn();
  scroll(flick, 60, 5);
  flick.onCalm(calm)();
  vi.runAllTimers();
  expect(calm).not.toHaveBeenCalled();
});
