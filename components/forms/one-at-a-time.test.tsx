// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useOneAtATime } from "./one-at-a-time";

afterEach(cleanup);

it("runs an action once however often it is asked for, and again when it is over", async () => {
  const { result } = renderHook(() => useOneAtATime());
  const finish: (() => void)[] = [];
  const action = vi.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
  act(() => {
    void result.current[1](action);
    void result.current[1](action);
  });
  expect(result.current[0]).toBe(true);
  expect(action).toHaveBeenCalledTimes(1);
  await act(async () => finish[0]?.());
  expect(result.current[0]).toBe(false);
  const failing = async () => {
    throw new Error("no");
  };
  await expect(act(() => result.current[1](failing))).rejects.toThrow("no");
  expect(result.current[0]).toBe(false);
});
