// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AccountPage } from "@/components/records/test-account-page";
import { eventually } from "@/lib/time/test-eventually";
import { AccountTitle, OpenAccountName, titleOf } from "./open-account-name";

vi.mock("next/navigation", () => ({
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/campaigns",
}));

const account = {
  id: "a1",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  name: "Maison Aubel",
  business_name: null,
  business_id: null,
  timezone: "Europe/Paris",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: "RETAIL",
};

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) =>
    url.endsWith("/accounts/a1")
      ? new Response(JSON.stringify({ data: account }))
      : new Response("{}", { status: 500 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("names the account in the tab and above the page, on each page that follows", async () => {
  document.title = "Campaigns · Flightdeck";
  render(
    <AccountPage>
      <OpenAccountName />
      <AccountTitle />
    </AccountPage>,
  );
  expect(await screen.findByText("Maison Aubel")).toBeDefined();
  expect(document.title).toBe("Campaigns · Maison Aubel · Flightdeck");
  document.title = "Line items · Flightdeck";
  await eventually(() => expect(document.title).toBe("Line items · Maison Aubel · Flightdeck"));
});

it("leaves a title alone that is not of a page, or names the account", () => {
  expect(titleOf("Flightdeck", "Maison Aubel")).toBe("Flightdeck");
  const named = titleOf("Cards · Flightdeck", "Maison Aubel");
  expect(titleOf(named, "Maison Aubel")).toBe(named);
});
