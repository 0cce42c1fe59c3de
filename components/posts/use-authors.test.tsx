// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useAuthors } from "./use-authors";

const service = vi.hoisted(() => ({
  brand: undefined as string | undefined,
  promoted: [] as { user_id: string }[],
  complete: false,
  asked: [] as string[],
}));
vi.mock("@/components/shell/account", () => ({
  useAccount: () => ({ accountId: "a1", userId: "me", permissions: { state: "known", value: [] } }),
  usePermission: () => ({ allowed: true }),
}));
vi.mock("@/components/shell/use-users", () => ({
  useUsers: (ids: readonly string[]) => {
    if (ids.length > 0) service.asked.push(ids.join(","));
    return new Map();
  },
}));
vi.mock("@/lib/ads/client", () => ({
  useAdsQuery: () => ({
    isPending: service.brand === undefined,
    data: { data: service.brand ? [{ user: { id: service.brand } }] : [] },
    error: null,
  }),
  useAdsList: () => ({ records: service.promoted, complete: service.complete, error: null }),
}));

afterEach(cleanup);

it("asks for the names of all authors once, when all of them are known", () => {
  const { result, rerender } = renderHook(() => useAuthors());
  service.brand = "brand";
  rerender();
  service.promoted = [{ user_id: "partner" }];
  rerender();
  expect(service.asked).toEqual([]);
  service.complete = true;
  rerender();
  expect(new Set(service.asked)).toEqual(new Set(["brand,partner,me"]));
  expect(result.current.authors.map(({ id }) => id)).toEqual(["brand", "partner", "me"]);
});
