// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AccountPage } from "@/components/records/test-account-page";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { sampleAudience } from "@/lib/audiences/test-audience";
import { useSharingChanges } from "./use-sharing-changes";

vi.mock("next/navigation", () => ({
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/audiences/sharing",
}));

/** The permission of account a2 on the audience; null for none. */
let level: string | null = null;
const answered = (data: unknown) => new Response(JSON.stringify({ data, next_cursor: null, request: {} }));
const permission = () => ({
  id: "p1",
  created_at: "2026-11-01T00:00:00Z",
  updated_at: "2026-11-01T00:00:00Z",
  deleted: level === null,
  tailored_audience_id: "t1",
  granted_account_id: "a2",
  permission_level: level ?? "READ_ONLY",
});

beforeEach(() => {
  level = null;
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (!pathname.includes("/permissions")) return new Response("{}", { status: 500 });
    if (method === "POST") level = searchParams.get("permission_level");
    if (method === "DELETE") level = null;
    return answered(method === "GET" ? (level === null ? [] : [permission()]) : permission());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cell = (audience: CustomAudience) =>
  ({ audience, column: { accountId: "a2", name: "Nordlys", business: "same" } }) as const;

it("offers to take back what was granted by one choice, and what was withdrawn", async () => {
  const { result } = renderHook(useSharingChanges, { wrapper: AccountPage });
  const place = cell(sampleAudience({ id: "t1", name: "Newsletter" }));
  act(() => result.current.share(place, "READ_WRITE"));
  await screen.findByText("Nordlys has Newsletter: read and write");
  expect(level).toBe("READ_WRITE");
  await userEvent.click(await screen.findByText("Undo"));
  await screen.findByText("Undone: Nordlys no longer has Newsletter");
  expect(level).toBeNull();

  level = "READ_ONLY";
  act(() => result.current.revoke({ ...place, grant: permission() }));
  await screen.findByText("Nordlys no longer has Newsletter");
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await screen.findByText("Undone: Nordlys has Newsletter: read only");
  expect(level).toBe("READ_ONLY");
});

it("leaves a permission that was granted since", async () => {
  const { result } = renderHook(useSharingChanges, { wrapper: AccountPage });
  const place = cell(sampleAudience({ id: "t1", name: "Buyers" }));
  act(() => result.current.share(place, "READ_ONLY"));
  await screen.findByText("Nordlys has Buyers: read only");
  level = "READ_WRITE";
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await screen.findByText("Not undone: Buyers was changed since");
  expect(level).toBe("READ_WRITE");
});
