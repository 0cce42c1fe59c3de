// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { UnreachableError } from "@/lib/ads/errors";
import { useSaving } from "./use-saving";

afterEach(cleanup);

it("sends nothing while something is missing, and says that somebody tried", async () => {
  const send = vi.fn(async () => {});
  const { result } = renderHook(() => useSaving());
  act(() => result.current.save(false, send));
  await waitFor(() => expect(result.current.tried).toBe(true));
  expect(send).not.toHaveBeenCalled();
});

it("keeps a refusal until the next change", async () => {
  const refusal = new UnreachableError("No answer arrived");
  const { result } = renderHook(() => useSaving());
  act(() => result.current.save(true, () => Promise.reject(refusal)));
  await waitFor(() => expect(result.current.error).toBe(refusal));
  expect(result.current.busy).toBe(false);
  act(() => result.current.forget());
  expect(result.current.error).toBeUndefined();
});

it("has no refusal while it is sent once more", async () => {
  const { result } = renderHook(() => useSaving());
  act(() => result.current.save(true, () => Promise.reject(new UnreachableError("No answer arrived"))));
  await waitFor(() => expect(result.current.error).toBeDefined());
  act(() => result.current.save(true, () => new Promise(() => {})));
  await waitFor(() => expect(result.current.busy).toBe(true));
  expect(result.current.error).toBeUndefined();
});

it("saves once for two clicks", async () => {
  let done = () => {};
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  const { result } = renderHook(() => useSaving());
  act(() => {
    result.current.save(true, send);
    result.current.save(true, send);
  });
  await waitFor(() => expect(result.current.busy).toBe(true));
  act(() => done());
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(send).toHaveBeenCalledTimes(1);
});
