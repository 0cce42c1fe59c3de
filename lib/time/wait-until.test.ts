import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitUntil } from "./wait-until";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Whether a wait is over by now. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  const late = Symbol();
  return (await Promise.race([wait, Promise.resolve(late)])) !== late;
}

it("waits for the time, and leaves nothing behind", async () => {
  const { signal } = new AbortController();
  const [listens, stops] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
  const wait = waitUntil(6_000, signal);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await isOver(wait)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(wait)).toBe(true);
  expect(stops).toHaveBeenCalledTimes(listens.mock.calls.length);
});

it("ends when it is canceled, before or meanwhile", async () => {
  expect(await isOver(waitUntil(6_000, AbortSignal.abort()))).toBe(true);
  const stop = new AbortController();
  const wait = waitUntil(6_000, stop.signal);
  stop.abort();
  expect(await isOver(wait)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("does not take a time far away for now", async () => {
  const wait = waitUntil(Date.UTC(2100, 0), new AbortController().signal);
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(await isOver(wait)).toBe(false);
});
