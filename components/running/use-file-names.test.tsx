// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ScopeProvider } from "@/lib/ads/client";
import { eventually } from "@/lib/time/test-eventually";
import { useFileNames } from "./use-file-names";

const PAGES = 14;
const PAGE = 50;
let pages: number;

vi.mock("@/components/shell/account", () => ({ useAccount: () => ({ accountId: "a1" }) }));

beforeEach(() => {
  pages = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    pages += 1;
    const page = Number(new URL(address, "http://localhost").searchParams.get("cursor") ?? 0);
    return Response.json({
      request: { params: {} },
      next_cursor: page + 1 < PAGES ? String(page + 1) : null,
      data: Array.from({ length: PAGE }, (_, at) => medium(page * PAGE + at)),
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const addressOf = (number: number) => `https://media.example/${number}.jpg`;
const medium = (number: number) => ({
  media_key: `3_${number}`,
  media_type: "IMAGE",
  media_category: "POST_IMAGE",
  media_status: "TRANSCODE_COMPLETED",
  media_url: addressOf(number),
  name: `File ${number}`,
  file_name: null,
  posted: false,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
});

function namesOf(files: Parameters<typeof useFileNames>[0]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(() => useFileNames(files), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ScopeProvider environment="live" handle="h">
          {children}
        </ScopeProvider>
      </QueryClientProvider>
    ),
  }).result;
}

it("reads the library no further than the files were found", async () => {
  const names = namesOf([{ id: "m1", media_url: addressOf(60) }]);
  await eventually(() => expect(names.current.get("m1")).toBe("File 60"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pages).toBe(2);
});

it("stops after ten pages where a file is in none of them", async () => {
  const files = [
    { id: "m1", media_url: addressOf(499) },
    { id: "m2", media_url: "https://media.example/gone.jpg" },
    { id: "m3", media_url: null },
  ];
  const names = namesOf(files);
  await eventually(() => expect(names.current.get("m1")).toBe("File 499"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pages).toBe(10);
  expect(names.current.has("m2")).toBe(false);
});
