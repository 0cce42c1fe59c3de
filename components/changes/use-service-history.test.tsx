// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AccountPage } from "@/components/records/test-account-page";
import { isHistoryClosed } from "@/lib/history/closed-histories";
import { eventually } from "@/lib/time/test-eventually";
import { useServiceHistory } from "./use-service-history";

vi.mock("next/navigation", () => ({
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/history",
}));

let asked = 0;
let offered = false;
const refusal = { errors: [{ code: "FEATURE_NOT_AVAILABLE", message: "Not on the list" }] };

beforeEach(() => {
  localStorage.clear();
  asked = 0;
  offered = false;
  vi.stubGlobal("fetch", async (url: string) => {
    if (!url.includes("account_history")) return new Response("{}", { status: 500 });
    asked += 1;
    return offered
      ? new Response(JSON.stringify({ data: [], next_cursor: null }))
      : new Response(JSON.stringify(refusal), { status: 400 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opened = (id: string) =>
  renderHook(
    () =>
      useServiceHistory(
        {
          entity_type: "CAMPAIGN",
          entity_id: id,
          start_time: "2026-11-01T00:00:00Z",
          end_time: "2026-11-02T00:00:00Z",
        },
        { enabled: true },
      ),
    { wrapper: AccountPage },
  );

it("asks for the history of an account that has none once, and again only by hand", async () => {
  const first = opened("c1");
  await eventually(() => expect(first.result.current.closed).toBe(true));
  expect(asked).toBe(1);
  cleanup();
  const second = opened("c2");
  await act(async () => {});
  expect(second.result.current.closed).toBe(true);
  expect(asked).toBe(1);

  offered = true;
  act(() => second.result.current.refetch());
  await eventually(() => expect(second.result.current.complete).toBe(true));
  expect([asked, second.result.current.closed]).toEqual([2, false]);
  expect(isHistoryClosed("live", "a1")).toBe(false);
});

it("believes it for a day", async () => {
  const { result } = opened("c1");
  await eventually(() => expect(result.current.closed).toBe(true));
  const now = Date.now();
  expect(isHistoryClosed("live", "a1", now + 23 * 3_600_000)).toBe(true);
  expect(isHistoryClosed("live", "a1", now + 25 * 3_600_000)).toBe(false);
  expect(isHistoryClosed("sandbox", "a1", now)).toBe(false);
});
