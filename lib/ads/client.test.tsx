// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { adsWholeList, ScopeProvider, useAdsList, useAdsMutation, useAdsQuery, useReadAgain } from "./client";
import * as accounts from "./endpoints/accounts";
import { NotAsPromisedError, UnreachableError } from "./errors";

const account = (id: string) => ({
  id,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  name: `Account ${id}`,
  business_name: null,
  business_id: null,
  timezone: "Europe/Berlin",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: "RETAIL",
});

function serve(answerTo: (url: URL, init: RequestInit | undefined) => unknown) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
    const url = new URL(input, "http://localhost");
    asked.push(`${init?.method ?? "GET"} ${url.pathname}${url.search}`);
    return Response.json(answerTo(url, init));
  });
  return asked;
}

function wrapper() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ScopeProvider environment="live" handle="mara_agency">
        {children}
      </ScopeProvider>
    </QueryClientProvider>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a list", () => {
  test("is read to its last page, in order", async () => {
    const pages: Record<string, unknown> = {
      "": { data: [account("a")], next_cursor: "c-1" },
      "c-1": { data: [account("b")], next_cursor: "c-2" },
      "c-2": { data: [account("c")], next_cursor: null },
    };
    serve((url) => pages[url.searchParams.get("cursor") ?? ""]);
    const { result } = renderHook(() => useAdsList(accounts.list, { count: 1 }), { wrapper: wrapper() });
    await waitFor(() => expect(result.current.complete).toBe(true));
    expect(result.current.records.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test.each([
    ["itself", { "": "c-1", "c-1": "c-1" }],
    ["an earlier page", { "": "c-1", "c-1": "c-2", "c-2": "c-1" }],
  ] as [string, Record<string, string>][])(
    "whose cursor leads back to %s stops with an error and keeps its rows",
    async (_, next) => {
      const asked = serve((url) => {
        const cursor = url.searchParams.get("cursor") ?? "";
        return { data: [account(`a${cursor}`)], next_cursor: next[cursor] };
      });
      const { result } = renderHook(() => useAdsList(accounts.list, {}), { wrapper: wrapper() });
      await waitFor(() => expect(result.current.error).toBeInstanceOf(NotAsPromisedError));
      expect(result.current.complete).toBe(false);
      expect(result.current.records.length).toBe(asked.length - 1);
    },
  );
});

test("a list whose second page failed keeps its rows and goes on where it stopped", async () => {
  let failing = true;
  vi.stubGlobal("fetch", async (input: string) => {
    const cursor = new URL(input, "http://localhost").searchParams.get("cursor");
    if (cursor && failing) throw new TypeError("failed");
    return Response.json({ data: [account(cursor ?? "a")], next_cursor: cursor ? null : "b" });
  });
  const { result } = renderHook(() => useAdsList(accounts.list, {}), { wrapper: wrapper() });
  await waitFor(() => expect(result.current.error).toBeInstanceOf(UnreachableError));
  expect(result.current.records.map(({ id }) => id)).toEqual(["a"]);
  failing = false;
  result.current.resume();
  await waitFor(() => expect(result.current.complete).toBe(true));
  expect(result.current.records.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("after a change the resource's reads are asked again", async () => {
  const asked = serve((url) => ({ data: url.pathname.endsWith("/a") ? account("a") : [] }));
  const { result } = renderHook(
    () => ({
      read: useAdsQuery(accounts.get, { account_id: "a" }),
      change: useAdsMutation(accounts.update),
    }),
    { wrapper: wrapper() },
  );
  await waitFor(() => expect(result.current.read.isSuccess).toBe(true));
  await result.current.change.mutateAsync({ account_id: "a", name: "New" });
  await waitFor(() => expect(asked.filter((line) => line.startsWith("GET"))).toHaveLength(2));
  expect(asked).toContain("PUT /api/ads/live/mara_agency/12/accounts/a?name=New");
});

describe("a whole list", () => {
  const read = () =>
    new QueryClient().fetchQuery({
      ...adsWholeList(accounts.list, { environment: "live", handle: "mara_agency" }, { count: 1 }),
      retry: false,
    });

  test("is one answer, as old as its oldest page", async () => {
    vi.stubGlobal("fetch", async (input: string) =>
      input.includes("cursor=c-1")
        ? Response.json({ data: [account("b")], next_cursor: null })
        : Response.json({ data: [account("a")], next_cursor: "c-1" }, { headers: { age: "120" } }),
    );
    const { records, asOf } = await read();
    expect(records.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(Date.now() - asOf).toBeGreaterThanOrEqual(120_000);
    expect(Date.now() - asOf).toBeLessThan(130_000);
  });

  test("does not go round in circles", async () => {
    serve(() => ({ data: [account("a")], next_cursor: "c-1" }));
    await expect(read()).rejects.toBeInstanceOf(NotAsPromisedError);
  });
});

test("what could not be read on a page is read again together, and nothing else", async () => {
  let down = true;
  const asked = serve((url) =>
    down && !url.pathname.endsWith("/known") ? { data: "not as promised" } : { data: account("known") },
  );
  const { result } = renderHook(
    () => ({
      known: useAdsQuery(accounts.get, { account_id: "known" }),
      lost: useAdsQuery(accounts.get, { account_id: "lost" }),
      list: useAdsList(accounts.list, {}),
      readAgain: useReadAgain(),
    }),
    { wrapper: wrapper() },
  );
  await waitFor(() => expect([result.current.lost.error, result.current.list.error]).not.toContain(null));
  down = false;
  asked.length = 0;
  result.current.readAgain();
  await waitFor(() => expect(result.current.lost.data).toBeDefined());
  expect(asked.map((line) => line.split("/accounts")[1]).sort()).toEqual(["", "/lost"]);
});
