// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useWindowStep } from "./use-window-step";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const STEPS = [1280, 1440, 1600] as const;

it("follows the window, which is asked about each width once, however often a page is drawn", () => {
  let width = 1300;
  const listeners = new Set<() => void>();
  const asked = vi.fn((query: string) => ({
    get matches() {
      return width >= Number.parseInt(query.replace(/\D+/, ""), 10);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  vi.stubGlobal("matchMedia", asked);
  const { result, rerender, unmount } = renderHook(() => useWindowStep(STEPS));
  expect(result.current).toBe(1280);
  act(() => {
    width = 1600;
    for (const listener of listeners) listener();
  });
  expect(result.current).toBe(1600);
  rerender();
  expect(asked).toHaveBeenCalledTimes(STEPS.length);
  unmount();
  expect(listeners.size).toBe(0);
});
