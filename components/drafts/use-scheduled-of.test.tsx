// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { useScheduledOf } from "./use-scheduled-of";

vi.mock("@/components/shell/account", () => ({ useAccount: () => ({ accountId: "a1" }) }));
vi.mock("@/lib/ads/client", () => ({
  useScope: () => ({ environment: "live", handle: "h" }),
  adsWholeList: (_list: unknown, _scope: unknown, { user_id }: { user_id: string }) => ({
    queryKey: [user_id],
    queryFn: async () => ({ records: [{ id: `post of ${user_id}` }] }),
  }),
}));

afterEach(cleanup);

it("reads what waits of every author once", async () => {
  const client = new QueryClient();
  const { result } = renderHook(() => useScheduledOf(["7", "8", "7"]), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  expect(result.current.complete).toBe(false);
  await eventually(() => expect(result.current.complete).toBe(true));
  expect(result.current.scheduled.map(({ id }) => id)).toEqual(["post of 7", "post of 8"]);
});
