// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDeviceRecord } from "./use-device-record";

const device = vi.hoisted(() => ({ stored: new Map<string, unknown>(), works: true }));

vi.mock("idb-keyval", () => {
  const answer = async <T,>(give: () => T) => {
    if (!device.works) throw new Error("no storage");
    return give();
  };
  return {
    get: (key: string) => answer(() => device.stored.get(key)),
    update: (key: string, edit: (stored: unknown) => unknown) =>
      answer(() => device.stored.set(key, edit(device.stored.get(key)))),
  };
});

beforeEach(() => {
  device.stored.clear();
  device.works = true;
});
afterEach(cleanup);

const isNames = (stored: unknown): stored is readonly string[] => Array.isArray(stored);
const read = (stored: unknown): readonly string[] => (isNames(stored) ? stored : []);
const NAMES = { read };
const OLDER = { read, earlier: async (key: string) => device.stored.get(`older ${key}`) };

const open = (reading: typeof NAMES = NAMES) => renderHook(() => useDeviceRecord("names", reading)).result;
const loaded = async (tab: ReturnType<typeof open>) => {
  await waitFor(() => expect(tab.current.loaded).toBe(true));
  return tab;
};

it("is the same in every tab, and loses nothing of what another one added", async () => {
  const one = await loaded(open());
  const other = await loaded(open());
  await act(() => one.current.change((names) => [...names, "one"]));
  await waitFor(() => expect(other.current.value).toEqual(["one"]));
  await act(() => other.current.change((names) => [...names, "other"]));
  await waitFor(() => expect(one.current.value).toEqual(["one", "other"]));
});

it("begins with what an earlier version stored elsewhere, until it is changed", async () => {
  device.stored.set("older names", ["old"]);
  const tab = await loaded(open(OLDER));
  expect(tab.current.value).toEqual(["old"]);
  await act(() => tab.current.change((names) => [...names, "new"]));
  expect(device.stored.get("names")).toEqual(["old", "new"]);
  await act(() => tab.current.change(() => []));
  expect((await loaded(open(OLDER))).current.value).toEqual([]);
});

it("is empty without storage, and says that a change is not stored", async () => {
  device.works = false;
  const tab = await loaded(open());
  expect(tab.current.value).toEqual([]);
  await expect(act(() => tab.current.change(() => ["one"]))).rejects.toThrow("no storage");
});
