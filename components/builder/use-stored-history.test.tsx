// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ScopeProvider } from "@/lib/ads/client";
import { rereadHistories, writeHistories } from "@/lib/builder/history-store";
import { useStoredHistory } from "./use-stored-history";

const device = vi.hoisted(() => ({ stored: new Map<string, unknown>(), works: true, reads: 0 }));

vi.mock("idb-keyval", () => {
  const answer = async <T,>(give: () => T) => {
    if (!device.works) throw new Error("no storage");
    return give();
  };
  return {
    createStore: () => undefined,
    get: (key: string) => {
      device.reads += 1;
      return answer(() => structuredClone(device.stored.get(key)));
    },
    set: (key: string, value: unknown) => answer(() => device.stored.set(key, structuredClone(value))),
    del: (key: string) => answer(() => device.stored.delete(key)),
  };
});

beforeEach(() => {
  device.stored.clear();
  device.works = true;
});
afterEach(cleanup);

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";

const open = (shared = false) =>
  renderHook(
    () =>
      useStoredHistory<string>({ name: "card", accountId: "a1", initial: () => "", isValue: isText, shared }),
    {
      wrapper: ({ children }) => (
        <ScopeProvider environment="live" handle="mara">
          {children}
        </ScopeProvider>
      ),
    },
  );

describe("useStoredHistory", () => {
  it("gives the work back to the next visit, with its undo, until it is finished", async () => {
    const first = open();
    await waitFor(() => expect(first.result.current.storage).toBe("stored"));
    expect(first.result.current.continuedFrom).toBeUndefined();
    act(() => first.result.current.change(() => "Hello", { label: "Write" }));
    first.unmount();

    const second = open();
    await waitFor(() => expect(second.result.current.value).toBe("Hello"));
    expect(second.result.current.continuedFrom).toBeTypeOf("number");
    expect(second.result.current.undoLabel).toBe("Write");
    act(() => second.result.current.undo());
    expect(second.result.current).toMatchObject({ value: "", undoLabel: undefined, redoLabel: "Write" });
    await act(() => second.result.current.finish());
    second.unmount();
    expect(device.stored.size).toBe(0);
  });

  it("keeps the first change at once, and those that follow it closely together", async () => {
    vi.useFakeTimers();
    try {
      const { result } = open();
      const write = async (text: string, milliseconds: number) => {
        act(() => result.current.change(() => text, { label: "Write" }));
        await act(() => vi.advanceTimersByTimeAsync(milliseconds));
        return JSON.stringify([...device.stored.values()]);
      };
      expect(await write("One", 0)).toContain("One");
      expect(await write("Two", 0)).not.toContain("Two");
      expect(await write("Three", 300)).toContain("Three");
      expect(await write("Four", 0)).not.toContain("Four");
    } finally {
      vi.useRealTimers();
    }
  });

  it("works without storage, and says that nothing is stored", async () => {
    device.works = false;
    const { result } = open();
    await waitFor(() => expect(result.current.storage).toBe("not-stored"));
    act(() => result.current.change(() => "Hello", { label: "Write" }));
    expect(result.current.value).toBe("Hello");
    await waitFor(() => expect(result.current.storage).toBe("not-stored"));
  });

  it("leaves aside what an older builder stored", async () => {
    const first = open();
    act(() => first.result.current.change(() => "Hello", { label: "Write" }));
    first.unmount();
    const { result } = renderHook(
      () => useStoredHistory<number>({ name: "card", accountId: "a1", initial: () => 7, isValue: isNumber }),
      {
        wrapper: ({ children }) => (
          <ScopeProvider environment="live" handle="mara">
            {children}
          </ScopeProvider>
        ),
      },
    );
    await waitFor(() => expect(result.current.storage).toBe("stored"));
    expect(result.current.value).toBe(7);
  });

  it("shows in every tab what one of them adds, where tabs share it", async () => {
    const [one, other] = [open(true), open(true)];
    await waitFor(() => expect(other.result.current.storage).toBe("stored"));
    act(() => one.result.current.change(() => "Hello", { label: "Write" }));
    await waitFor(() => expect(other.result.current.value).toBe("Hello"));
    act(() => other.result.current.change((value) => `${value} there`, { label: "Go on" }));
    await waitFor(() => expect(one.result.current.value).toBe("Hello there"));
    act(() => one.result.current.undo());
    await waitFor(() => expect(other.result.current).toMatchObject({ value: "Hello", redoLabel: "Go on" }));
  });

  it("reads in the other tabs what one of them adds, and not in that one", async () => {
    const [one, other] = [open(true), open(true)];
    await waitFor(() => expect(other.result.current.storage).toBe("stored"));
    device.reads = 0;
    act(() => one.result.current.change(() => "Hello", { label: "Write" }));
    await waitFor(() => expect(other.result.current.value).toBe("Hello"));
    act(() => other.result.current.change(() => "Goodbye", { label: "Write" }));
    await waitFor(() => expect(one.result.current.value).toBe("Goodbye"));
    expect(device.reads).toBe(2);
  });

  it("writes at once what was typed before another tab goes on, and never goes back behind it", async () => {
    const { result } = open(true);
    await waitFor(() => expect(result.current.storage).toBe("stored"));
    act(() => result.current.change(() => "One", { label: "Write" }));
    await waitFor(() => expect(result.current.storage).toBe("stored"));
    act(() => result.current.change(() => "Two", { label: "Write" }));
    await act(writeHistories);
    expect(JSON.stringify([...device.stored.values()])).toContain("Two");
    act(() => result.current.change(() => "Three", { label: "Write" }));
    await act(() => Promise.all([writeHistories(), rereadHistories()]));
    expect(result.current.value).toBe("Three");
    const [[key, stored] = []] = device.stored;
    device.stored.set(key ?? "", JSON.parse(JSON.stringify(stored).replaceAll("Three", "Four")));
    await act(rereadHistories);
    expect(result.current.value).toBe("Four");
  });

  it("leaves a tab alone that shares nothing", async () => {
    const [one, other] = [open(), open()];
    await waitFor(() => expect(other.result.current.storage).toBe("stored"));
    act(() => one.result.current.change(() => "Hello", { label: "Write" }));
    await waitFor(() => expect(one.result.current.storage).toBe("stored"));
    expect(other.result.current.value).toBe("");
  });
});
