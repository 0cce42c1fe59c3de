// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { eventually } from "@/lib/time/test-eventually";
import { useCampaignStarts } from "./use-campaign-starts";

vi.mock("@/lib/delivery/delivery", () => ({
  waitsForStart: () => true,
  startOf: ([first]: readonly { readonly start: number }[]) => first?.start,
}));
vi.mock("@/lib/ads/client", () => ({
  useScope: () => ({ environment: "live", handle: "h" }),
  adsWholeList: (_list: unknown, _scope: unknown, { campaign_ids }: { campaign_ids: readonly string[] }) => ({
    queryKey: campaign_ids,
    // Ids that start with 9 are never answered.
    queryFn: () =>
      campaign_ids[0]?.startsWith("9")
        ? new Promise(() => {})
        : Promise.resolve({ records: campaign_ids.map((campaign_id) => ({ campaign_id, start: 7 })) }),
  }),
}));

const campaign = (id: string) => sampleCampaign({ id });

afterEach(cleanup);

it("keeps the starts that are known while more campaigns come into sight", async () => {
  const client = new QueryClient();
  const { result, rerender } = renderHook((ids) => useCampaignStarts("a1", ids.map(campaign)), {
    initialProps: ["1"],
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current.look(["1"]));
  await eventually(() => expect(result.current.startsAt("1")).toBe(7));
  rerender(["1", "91"]);
  const known = result.current.startsAt;
  act(() => result.current.look(["1", "91"]));
  expect(client.isFetching()).toBe(1);
  expect(result.current.startsAt, "rows are drawn with it").toBe(known);
});
