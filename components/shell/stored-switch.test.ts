// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { storedSwitch } from "./stored-switch";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it("keeps its setting in pages that are opened later", () => {
  const { result } = renderHook(storedSwitch("a switch", false).useOn);
  expect(result.current).toBe(false);
  const again = storedSwitch("a switch", false);
  act(() => again.setOn(true));
  expect(renderHook(storedSwitch("a switch", false).useOn).result.current).toBe(true);
});

it("follows another tab", () => {
  const { result } = renderHook(storedSwitch("a switch", true).useOn);
  localStorage.setItem("a switch", "off");
  act(() => {
    dispatchEvent(new StorageEvent("storage", { key: "a switch" }));
  });
  expect(result.current).toBe(false);
});

it("holds for the page where nothing may be stored", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  const { useOn, setOn } = storedSwitch("a switch", false);
  const { result } = renderHook(useOn);
  act(() => setOn(true));
  expect(result.current).toBe(true);
});
