import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScrollSpeed } from "./scroll-speed";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Scrolls by so many pixels a frame of 16 ms. */
function scroll(speed: ScrollSpeed, pixels: number, frames: number, from = { top: 0, at: 0 }) {
  for (let frame = 1; frame <= frames; frame += 1) {
    speed.moved(from.top + pixels * frame, from.at + 16 * frame);
  }
}

it("is fast once a list flies past, until it rests", () => {
  const speed = new ScrollSpeed();
  const calm = vi.fn();
  scroll(speed, 60, 5);
  expect(speed.isFast).toBe(true);
  speed.onceSlow(calm);
  vi.advanceTimersByTime(99);
  expect(calm).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(speed.isFast).toBe(false);
  expect(calm).toHaveBeenCalledTimes(1);
});

it("is over as soon as the list slows down", () => {
  const speed = new ScrollSpeed();
  const calm = vi.fn();
  scroll(speed, 60, 5);
  speed.onceSlow(calm);
  scroll(speed, 8, 1, { top: 300, at: 80 });
  expect(calm).toHaveBeenCalledTimes(1);
});

it("is not fast while a person reads, or after one jump", () => {
  const speed = new ScrollSpeed();
  scroll(speed, 20, 20);
  expect(speed.isFast).toBe(false);
  vi.runAllTimers();
  speed.moved(5_000, 1_000);
  speed.moved(6_000, 1_016);
  expect(speed.isFast).toBe(false);
});

it("notifies no listener that left", () => {
  const speed = new ScrollSpeed();
  const calm = vi.fn();
  scroll(speed, 60, 5);
  speed.onceSlow(calm)();
  vi.runAllTimers();
  expect(calm).not.toHaveBeenCalled();
});
