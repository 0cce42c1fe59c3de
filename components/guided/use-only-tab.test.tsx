// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { plansUnderWay } from "@/lib/creation/creation-results";
import { eventually } from "@/lib/time/test-eventually";
import { useOnlyTab } from "./use-only-tab";

/** The locks of the browser, and the messages between its tabs. A delayed lock is granted after its page was left. */
const browser = vi.hoisted(() => ({
  holder: "",
  late: false,
  listeners: new Map<string, () => void>(),
  done: [] as string[],
}));
vi.mock("@/lib/jobs/between-tabs", () => ({
  holdForTab: async () => {
    if (browser.holder !== "" && browser.holder !== "here") return false;
    browser.holder = "here";
    return true;
  },
  releaseForTab: () => {
    if (browser.holder === "here") browser.holder = "";
  },
  holdOnceFree: (_name: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      browser.done.push("queued");
      const look = setInterval(() => {
        if (browser.holder !== "" && !signal.aborted) return;
        clearInterval(look);
        if (signal.aborted && !browser.late) return reject(new Error("Aborted"));
        browser.holder = "here";
        resolve();
      }, 1);
    }),
  // A page hears itself too.
  notifyTaken: () => {
    for (const listener of [...browser.listeners.values()]) listener();
  },
  onTakenElsewhere: (_name: string, then: () => void) => {
    browser.listeners.set("here", then);
    return () => browser.listeners.delete("here");
  },
}));
vi.mock("@/lib/builder/history-store", () => ({
  writeHistories: async () => browser.done.push(`written while ${browser.holder} has it`),
  rereadHistories: async () => browser.done.push(`read while ${browser.holder} has it`),
}));
vi.mock("idb-keyval", () => ({ get: async () => undefined, set: async () => {}, del: async () => {} }));

afterEach(() => {
  cleanup();
  browser.holder = "";
  browser.late = false;
  browser.listeners.clear();
  browser.done = [];
});

it("says that another tab has the campaign, and takes it over once that tab releases it", async () => {
  browser.holder = "there";
  const { result } = renderHook(() => useOnlyTab("d1"));
  await eventually(() => expect(result.current.elsewhere).toBe(true));
  browser.listeners.set("there", () => {
    browser.holder = "";
  });
  act(() => result.current.takeOver());
  await eventually(() => expect(result.current.elsewhere).toBe(false));
  expect(browser.holder).toBe("here");
  expect(browser.done).toEqual(["queued", "read while here has it"]);
});

it("goes behind a tab that asks for the campaign while it waits itself", async () => {
  browser.holder = "there";
  const { result } = renderHook(() => useOnlyTab("d1"));
  await eventually(() => expect(result.current.elsewhere).toBe(true));
  act(() => browser.listeners.get("here")?.());
  expect(browser.done).toEqual(["queued", "queued"]);
});

it("holds the campaign until it is created, also after its page is left", async () => {
  const { unmount } = renderHook(() => useOnlyTab("d1"));
  await eventually(() => expect(browser.holder).toBe("here"));
  plansUnderWay.update(() => new Set(["d1"]));
  unmount();
  expect(browser.holder).toBe("here");
  plansUnderWay.update(() => new Set());
  expect(browser.holder).toBe("");
});

it("gives the campaign to another tab, but not while it is being created", async () => {
  const { result } = renderHook(() => useOnlyTab("d1"));
  await eventually(() => expect(browser.done).toEqual(["read while here has it"]));
  plansUnderWay.update(() => new Set(["d1"]));
  act(() => browser.listeners.get("here")?.());
  expect(browser.holder).toBe("here");
  expect(result.current.elsewhere).toBe(false);
  plansUnderWay.update(() => new Set());
  act(() => browser.listeners.get("here")?.());
  expect(result.current.elsewhere).toBe(true);
  await eventually(() => expect(browser.done).toContain("written while here has it"));
  browser.holder = "there";
  // The other tab is closed.
  browser.holder = "";
  await eventually(() => expect(result.current.elsewhere).toBe(false));
  expect(browser.holder).toBe("here");
});

it("holds nothing for a page that was left before another tab released the campaign", async () => {
  browser.holder = "there";
  browser.late = true;
  const { result, unmount } = renderHook(() => useOnlyTab("d1"));
  await eventually(() => expect(result.current.elsewhere).toBe(true));
  unmount();
  await eventually(() => expect(browser.holder).toBe(""));
});
