// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterGrace, GRACE_MS, graceStore, markPendingDeletion } from "./grace";

const leave = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? "asked" : "left";
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("acts after the grace window, and once", () => {
  const act = vi.fn();
  afterGrace("a", act);
  vi.advanceTimersByTime(GRACE_MS - 1);
  expect(act).not.toHaveBeenCalled();
  expect([...graceStore.get()]).toEqual(["a"]);
  vi.advanceTimersByTime(GRACE_MS);
  expect(act).toHaveBeenCalledTimes(1);
  expect([...graceStore.get()]).toEqual([]);
});

it("does nothing when taken back", () => {
  const act = vi.fn();
  const undo = afterGrace("a", act);
  undo();
  vi.advanceTimersByTime(GRACE_MS * 2);
  expect(act).not.toHaveBeenCalled();
});

it("lets the browser ask before the page is left, while something waits", () => {
  expect(leave()).toBe("left");
  const undo = afterGrace("a", () => {});
  expect(leave()).toBe("asked");
  undo();
  expect(leave()).toBe("left");
});

it("lists what a job is about to delete, without a request", () => {
  const undo = afterGrace("a", () => {});
  const clear = markPendingDeletion(["b", "c"]);
  const clearOther = markPendingDeletion(["c"]);
  expect([...graceStore.get()].sort()).toEqual(["a", "b", "c"]);
  clear();
  expect([...graceStore.get()].sort()).toEqual(["a", "c"]);
  undo();
  expect(leave()).toBe("left");
  clearOther();
  expect([...graceStore.get()]).toEqual([]);
});
