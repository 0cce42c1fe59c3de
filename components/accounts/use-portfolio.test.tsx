// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { usePortfolio } from "./use-portfolio";

const account = {
  id: "abc12",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  name: "Megamart",
  business_name: null,
  business_id: null,
  timezone: "Europe/London",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: "RETAIL",
};
const ended = () => sampleCampaign({ servable: false, reasons_not_servable: ["EXPIRED"] });

let asked: string[] = [];

const answered = (data: unknown, next_cursor: string | null = null) =>
  new Response(JSON.stringify({ data, next_cursor, request: {} }));

async function answer(url: string): Promise<Response> {
  asked.push(url);
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (pathname.endsWith("/authenticated_user_access"))
    return answered({ user_id: "22", permissions: ["ACCOUNT_ADMIN"] });
  if (pathname.endsWith("/funding_instruments")) return answered([]);
  if (!pathname.endsWith("/campaigns")) return answered([account]);
  return searchParams.has("cursor")
    ? answered([sampleCampaign(), ended()])
    : answered([sampleCampaign(), ended(), sampleCampaign({ entity_status: "PAUSED" })], "more");
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (url: string) => answer(url));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("counts what is in use from the campaigns themselves, and takes nothing of the allowance of counts", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(
    () => usePortfolio("live", ["mara"], 0, { countAll: true, spendOfAll: () => true }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  await waitFor(() => expect(result.current.rows[0]?.campaigns).toEqual({ state: "known", value: 3 }));
  expect(asked.filter((url) => url.includes("with_total_count"))).toEqual([]);
});
