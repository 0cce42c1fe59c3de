// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RefusedError } from "@/lib/ads/errors";
import { eventually } from "@/lib/time/test-eventually";
import { useCalendarPosts } from "./calendar/use-calendar-posts";
import { usePublishedOf } from "./use-published-of";

const service = vi.hoisted(() => ({ asked: [] as string[], refuses: false }));
vi.mock("@/components/shell/account", () => ({
  useAccount: () => ({ accountId: "a1" }),
  usePermission: () => ({ allowed: true }),
}));
vi.mock("./use-move-scheduled", () => ({ useMoveScheduled: () => async () => {} }));
vi.mock("@/lib/ads/client", () => ({
  useScope: () => ({ environment: "live", handle: "h" }),
  useAdsList: () => ({ records: [] }),
  adsWholeList: (_list: unknown, _scope: unknown, { user_id: id = "own" }: { user_id?: string }) => ({
    queryKey: [id],
    queryFn: async () => {
      service.asked.push(id);
      if (service.refuses) throw new RefusedError(503, [], []);
      const user = { id, name: id, screen_name: id };
      const created_at = "Wed Nov 25 07:00:00 +0000 2026";
      return { records: [{ id: `post of ${id}`, full_text: "Words", created_at, user, text: "Words" }] };
    },
  }),
}));

beforeEach(() => {
  Object.assign(service, { asked: [], refuses: false });
});
afterEach(cleanup);

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

it("reads for the calendar what a dialog of the same author reads, once", async () => {
  const { result } = renderHook(
    () => ({
      calendar: useCalendarPosts({ author: "7", search: "", zone: "UTC" }),
      dialog: usePublishedOf(["7"]),
    }),
    { wrapper },
  );
  await eventually(() => expect(result.current.calendar.entries.map(({ id }) => id)).toEqual(["post of 7"]));
  expect(result.current.dialog.texts).toHaveLength(1);
  expect(service.asked).toEqual(["7"]);
});

it("reads what the account’s own user has published, and says what could not be read until it is", async () => {
  service.refuses = true;
  const { result } = renderHook(() => usePublishedOf([null]), { wrapper });
  await eventually(() => expect(result.current.error).toBeInstanceOf(RefusedError));
  service.refuses = false;
  result.current.resume();
  await eventually(() => expect(result.current.records.map(({ id }) => id)).toEqual(["post of own"]));
  expect(result.current.error).toBeNull();
});
