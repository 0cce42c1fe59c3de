// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AccountPage } from "@/components/records/test-account-page";
import { StagePause } from "@/components/staged/stage-pause";
import { SpentHoursBeside } from "@/components/statistics/spend-by-hour";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { STATISTICS_PATH } from "@/lib/statistics-reader/question";
import { useCampaignStaging } from "./staged/use-campaign-staging";

vi.mock("next/navigation", () => ({
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/campaigns",
  useRouter: () => ({ push: () => {} }),
}));

const NOW = Date.parse("2026-11-27T14:20:00Z");
const CAMPAIGN = sampleCampaign({ id: "c1", name: "Spring", currency: "EUR", entity_status: "ACTIVE" });

/** The hours of today, then of the four Fridays before. */
const spending = (today: number, usual: number) => {
  const day = (micros: number, reported: number) =>
    Array.from({ length: 24 }, (_, hour) =>
      hour < reported ? { billed_charge_local_micro: String(micros), impressions: "9" } : {},
    );
  return [day(today, 15), ...Array.from({ length: 4 }, () => day(usual, 24))];
};

/** Nothing has a size here. */
class Unmeasured {
  observe() {}
  disconnect() {}
}

let ranges = spending(0, 0);
const sent: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  vi.stubGlobal("ResizeObserver", Unmeasured);
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url !== STATISTICS_PATH) {
      sent.push(`${init?.method} ${url}`);
      return new Response("{}", { status: 500 });
    }
    return new Response(JSON.stringify({ entities: { c1: { ranges, readAt: NOW } }, unread: [] }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Spending() {
  const staging = useCampaignStaging("a1", [CAMPAIGN]);
  const planned = staging.planned.records[0] ?? CAMPAIGN;
  return (
    <SpentHoursBeside
      entity="CAMPAIGN"
      row={CAMPAIGN}
      zone="UTC"
      pause={
        <StagePause
          staging={staging}
          record={planned}
          change={{ entity_status: "PAUSED" }}
          reason={undefined}
        />
      }
    />
  );
}

it("stages a pause of what runs away, and sends nothing", async () => {
  ranges = spending(2_400_000, 1_000_000);
  render(<Spending />, { wrapper: AccountPage });
  await screen.findByText("Spending runs away.");
  screen.getByText(/^By 14:00 it has spent 2.4 times what it usually has by then: 33.60 EUR instead/);
  const values = screen.getByRole("slider", { name: "Read single values" }).getAttribute("aria-valuetext");
  expect(values).toMatch(/no spend reported; .*: 1.00 EUR$/);
  fireEvent.click(screen.getByRole("button", { name: "Stage a pause" }));
  await screen.findByRole("button", { name: "Review the staged pause" });
  await screen.findByText("Nothing changes until you publish.");
  expect(sent.filter((each) => !each.startsWith("GET") && !each.includes("/api/kept-items"))).toEqual([]);
});

it("offers no pause for usual spend, and takes missing hours for no zero", async () => {
  ranges = spending(1_000_000, 1_000_000).map((day, week) => (week > 1 ? day.map(() => ({})) : day));
  render(<Spending />, { wrapper: AccountPage });
  await screen.findByText(/What is usual is not known: it ran on only one of the same weekdays/);
  expect(screen.queryByRole("button", { name: "Stage a pause" })).toBeNull();
});
