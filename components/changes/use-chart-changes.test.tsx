// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AccountPage } from "@/components/records/test-account-page";
import { CHANGES_PATH } from "@/lib/change-log/question";
import { eventually } from "@/lib/time/test-eventually";
import { useLoggedChanges } from "./use-chart-changes";

vi.mock("next/navigation", () => ({
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/overview",
}));

const RENAMED = {
  id: "l1",
  endpoint: "campaigns.update",
  entity: "CAMPAIGN",
  entity_id: "c1",
  entity_data: null,
  change_by: { user_id: "22", platform: "Flightdeck" },
  change_time: "2026-11-20T10:00:00Z",
  change_type: "UPDATE",
  changes: { name: { before: "Autumn", after: "Winter" } },
};

let asked = 0;
let question: unknown;
beforeEach(() => {
  asked = 0;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url !== CHANGES_PATH) return new Response("{}", { status: 500 });
    asked += 1;
    question = JSON.parse(String(init?.body));
    const page = { kept: true, changes: [RENAMED], next: { at: 1, id: "l1" } };
    return asked === 1
      ? new Response(JSON.stringify(page))
      : new Response(JSON.stringify({ errors: [{ code: "INVALID_PARAMETER", message: "No" }] }), {
          status: 400,
        });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows what it has when an older page of the log fails, and does not ask for it again and again", async () => {
  const days = { range: { from: "2026-11-01", to: "2026-11-26" }, zone: "UTC" };
  const { result } = renderHook(() => useLoggedChanges(days), { wrapper: AccountPage });
  act(() => result.current.onShow(true));
  await eventually(() => expect(result.current.problem).toBe("failed"));
  expect(result.current.pending).toBe(false);
  expect([...result.current.byDay.keys()]).toEqual(["2026-11-20"]);
  expect(asked).toBe(2);
});

it("asks for the days of the chart alone, however long ago they are, and leads to them", async () => {
  const days = { range: { from: "2025-03-01", to: "2025-03-31" }, zone: "UTC" };
  const { result } = renderHook(() => useLoggedChanges(days), { wrapper: AccountPage });
  act(() => result.current.onShow(true));
  await eventually(() => expect(result.current.pending).toBe(false));
  expect(question).toMatchObject({ from: Date.UTC(2025, 2, 1), until: Date.UTC(2025, 3, 1) });
  expect(result.current.href).toMatch(
    /history\?entity=EVERYTHING&period=days&from=2025-03-01&to=2025-03-31$/,
  );
  expect(result.current.hrefOf("2025-03-20")).toMatch(/&period=days&from=2025-03-20&to=2025-03-20$/);
});
