// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { usePublishedTimes } from "./use-published-times";

const asked = vi.hoisted(() => [] as string[]);
vi.mock("@/components/shell/account", () => ({
  useAccount: () => ({ accountId: "a1" }),
  usePermission: () => ({ allowed: true }),
}));
vi.mock("@/lib/ads/client", () => ({
  useScope: () => ({ environment: "live", handle: "h" }),
  adsWholeList: (_list: unknown, _scope: unknown, { user_id: id }: { user_id: string }) => ({
    queryKey: [id],
    queryFn: async () => {
      asked.push(id);
      const created_at = `Wed Nov 25 0${id}:00:00 +0000 2026`;
      return { records: [{ full_text: `Words of ${id}`, created_at, user: { id } }] };
    },
  }),
}));

afterEach(cleanup);

it("says of the drafts of every author when that author published their words", async () => {
  const client = new QueryClient();
  const drafts = ["7", "8", "7"].map((user_id) => ({ user_id, text: `Words of ${user_id}` }));
  const { result } = renderHook(() => usePublishedTimes(drafts), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await eventually(() => expect(drafts.map(result.current)).not.toContain(undefined));
  expect(drafts.map(result.current)).toEqual([
    "2026-11-25T07:00:00Z",
    "2026-11-25T08:00:00Z",
    "2026-11-25T07:00:00Z",
  ]);
  expect(result.current({ user_id: "7", text: "Words of 8" })).toBeUndefined();
  expect(asked).toEqual(["7", "8"]);
});
