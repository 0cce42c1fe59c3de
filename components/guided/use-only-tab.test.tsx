// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { plansUnderWay } from "@/lib/creation/creation-results";
import { eventually } from "@/lib/time/test-eventually";
import { useOnlyTab } from "./use-only-tab";

/** The locks of the browser, and what its tabs tell each other. */
const browser = vi.hoisted(() => ({ holder: "", told: new Map<string, () => void>() }));
vi.mock("@/lib/jobs/between-tabs", () => ({
  holdForTab: async () => {
    if (browser.holder !== "" && browser.holder !== "here") return false;
    browser.holder = "here";
    return true;
  },
  releaseForTab: () => {
    if (browser.holder === "here") browser.holder = "";
  },
  untilReleased: (_name: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const look = setInterval(() => {
        if (browser.holder !== "" && !signal.aborted) return;
        clearInterval(look);
        if (signal.aborted) reject(new Error("Aborted"));
        else resolve();
      }, 1);
    }),
  tellTaken: () => browser.told.get("there")?.(),
  onTakenElsewhere: (_name: string, then: () => void) => {
    browser.told.set("here", then);
    return () => browser.told.delete("here");
  },
}));
vi.mock("idb-keyval", () => ({ get: async () => undefined, set: async () => {}, del: async () => {} }));

afterEach(() => {
  cleanup();
  browser.holder = "";
  browser.told.clear();
});

it("says that another tab has the campaign, and takes it over where that lets go of it", async () => {
  browser.holder = "there";
  const { result } = renderHook(() => useOnlyTab("d1"));
  await eventually(() => expect(result.current.elsewhere).toBe(true));
  browser.told.set("there", () => {
    browser.holder = "";
  });
  act(() => result.current.takeOver());
  await eventually(() => expect(result.current.elsewhere).toBe(false));
  expect(browser.holder).toBe("here");
});

it("keeps it after its page is left until it is created", async () => {
  const { unmount } = renderHook(() => useOnlyTab("d1"));
  await eventually(() => expect(browser.holder).toBe("here"));
  plansUnderWay.update(() => new Set(["d1"]));
  unmount();
  expect(browser.holder).toBe("here");
  plansUnderWay.update(() => new Set());
  expect(browser.holder).toBe("");
});

it("lets another tab have it, but not while it is being created", async () => {
  const { result } = renderHook(() => useOnlyTab("d1"));
  await eventually(() => expect(browser.holder).toBe("here"));
  plansUnderWay.update(() => new Set(["d1"]));
  act(() => browser.told.get("here")?.());
  expect(browser.holder).toBe("here");
  expect(result.current.elsewhere).toBe(false);
  plansUnderWay.update(() => new Set());
  act(() => browser.told.get("here")?.());
  expect(browser.holder).toBe("");
  await eventually(() => expect(result.current.elsewhere).toBe(true));
});
