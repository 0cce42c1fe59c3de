// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { stagingSwitch } from "./staging-switch";

afterEach(cleanup);

it("stages in the account in which it was switched on, and in no other", () => {
  const on = (environment: string, accountId: string) =>
    renderHook(() => stagingSwitch("campaigns", environment, accountId).useOn()).result;
  const [here, there, sandbox] = [on("live", "a1"), on("live", "a2"), on("sandbox", "a1")];
  act(() => stagingSwitch("campaigns", "live", "a1").setOn(true));
  expect([here.current, there.current, sandbox.current]).toEqual([true, false, false]);
});
