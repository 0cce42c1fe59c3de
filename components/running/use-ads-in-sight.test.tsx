// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { useAdsInSight } from "./use-ads-in-sight";

vi.mock("@/components/shell/account", () => ({
  useAccount: () => ({ accountId: "a1" }),
  usePermission: () => ({ allowed: true }),
}));
const attachments = vi.hoisted(() => ({ attachmentOf: () => undefined }));
vi.mock("@/components/previews/use-post-attachments", () => ({ usePostAttachments: () => attachments }));
const library = vi.hoisted(() => ({ records: [] as object[], enabled: false }));
vi.mock("@/components/media/use-media-library", () => ({
  useMediaLibrary: ({ enabled }: { enabled: boolean }) => {
    library.enabled = enabled;
    return library;
  },
}));
vi.mock("@/lib/ads/client", () => ({
  useScope: () => ({ environment: "live", handle: "h" }),
  adsQuery: (
    _list: unknown,
    _scope: unknown,
    { post_ids, account_media_ids }: { post_ids?: readonly string[]; account_media_ids?: readonly string[] },
  ) => ({
    queryKey: post_ids ?? account_media_ids,
    // There are no such posts; ids that start with 9 are never answered.
    queryFn: () =>
      post_ids?.[0]?.startsWith("9")
        ? new Promise(() => {})
        : Promise.resolve({
            data: (account_media_ids ?? []).map((id) => ({ id, media_url: `https://media.example/${id}` })),
          }),
  }),
}));

afterEach(cleanup);

function openAds() {
  const client = new QueryClient();
  return renderHook(() => useAdsInSight(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

it("keeps what is known of ads while more of them come in sight", async () => {
  const { result } = openAds();
  const look = (...post: string[]) => act(() => result.current.look({ post, account: [], media: [] }));
  look("1");
  expect(result.current.creativeOf("post", "1")).toBeUndefined();
  await eventually(() => expect(result.current.creativeOf("post", "1")).toMatchObject({ key: "post-1" }));
  const known = result.current;
  look("1", "91");
  expect(result.current.creativeOf("post", "91")).toBeUndefined();
  expect(result.current, "rows are made of it").toBe(known);
});

it("calls promoted files as the library does, by their ids where it has none of them", async () => {
  library.records = [
    { media_key: "13_1", media_url: "https://media.example/m1", name: null, file_name: "autumn.mp4" },
  ];
  const { result } = openAds();
  expect(library.enabled).toBe(false);
  expect(result.current.creativeOf("media", "m1")).toEqual({ key: "media-m1", words: "Media m1" });
  act(() => result.current.read({ post: [], account: [], media: ["m1", "m2"] }));
  await eventually(() =>
    expect(result.current.creativeOf("media", "m1")).toEqual({ key: "media-m1", words: "autumn.mp4" }),
  );
  expect(library.enabled).toBe(true);
  expect(result.current.creativeOf("media", "m2")?.words).toBe("Media m2");
});
