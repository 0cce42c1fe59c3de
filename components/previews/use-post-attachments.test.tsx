// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePostAttachments } from "./use-post-attachments";

const service = vi.hoisted(() => ({
  cards: [] as { card_uri: string; [field: string]: unknown }[],
  asked: [] as (readonly string[])[],
  library: [] as readonly object[],
  none: [] as readonly object[],
  readLibrary: false,
  enough: false,
}));
vi.mock("@/components/shell/account", () => ({ useAccount: () => ({ accountId: "a1" }) }));
vi.mock("@/lib/ads/client", () => ({
  useScope: () => ({}),
  adsQuery: (_: object, __: object, { card_uris }: { card_uris: readonly string[] }) => ({
    queryKey: card_uris,
    queryFn: () => {
      service.asked.push(card_uris);
      return { data: service.cards.filter(({ card_uri }) => card_uris.includes(card_uri)) };
    },
  }),
  useAdsList: (_: object, __: object, { enabled = true, until = (_: readonly object[]) => false } = {}) => {
    service.readLibrary = enabled;
    service.enough = until(service.library);
    return { records: enabled ? service.library : service.none, complete: false, error: null };
  },
}));

beforeEach(() => {
  Object.assign(service, { cards: [], asked: [], library: [], readLibrary: false, enough: false });
});
afterEach(cleanup);

const post = (card_uri: string | null, media_keys: string[] = []) => ({ card_uri, media_keys });
const card = (uri: string, more: object) => ({ id: uri, card_uri: uri, name: uri, created_at: "", ...more });

function attachmentsOf(posts: readonly ReturnType<typeof post>[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(usePostAttachments, { wrapper, initialProps: posts });
}

it("reads nothing for posts of words alone", () => {
  const { result } = attachmentsOf([post(null)]);
  expect(result.current.attachmentOf(post(null))).toBeUndefined();
  expect(service.asked).toEqual([]);
  expect(service.readLibrary).toBe(false);
});

it("asks for each card once, in one request for all that came into sight together", async () => {
  service.cards = [
    card("card://1", { card_type: "TEXT_POLLS", first_choice: "Tea" }),
    card("card://2", { card_type: "TEXT_POLLS", first_choice: "Coffee" }),
    card("card://3", { card_type: "TEXT_POLLS", first_choice: "Water" }),
  ];
  const first = [post("card://2"), post("card://1"), post("card://1"), post(null)];
  const { result, rerender } = attachmentsOf(first);
  expect(result.current.attachmentOf(post("card://1"))).toMatchObject({ loading: true });
  await waitFor(() => expect(result.current.attachmentOf(post("card://1"))?.kind).toBe("poll"));
  rerender([...first, post("card://3")]);
  await waitFor(() => expect(result.current.attachmentOf(post("card://3"))?.kind).toBe("poll"));
  expect(service.asked).toEqual([["card://1", "card://2"], ["card://3"]]);
});

it("reads the library no further than the files of posts and cards were found", async () => {
  service.cards = [
    card("card://1", { card_type: "IMAGE_WEBSITE", components: [{ type: "MEDIA", media_key: "3_2" }] }),
  ];
  service.library = [{ media_key: "3_1" }];
  const { rerender } = attachmentsOf([post(null, ["3_1"])]);
  expect(service.readLibrary && service.enough).toBe(true);
  rerender([post(null, ["3_1"]), post("card://1")]);
  await waitFor(() => expect(service.enough).toBe(false));
  service.library = [{ media_key: "3_1" }, { media_key: "3_2" }];
  rerender([post(null, ["3_1"]), post("card://1")]);
  expect(service.enough).toBe(true);
});

it("stays the same while more posts come into sight", async () => {
  service.cards = [card("card://1", { card_type: "TEXT_POLLS", first_choice: "Tea" })];
  const { result, rerender } = attachmentsOf([post("card://1")]);
  await waitFor(() => expect(result.current.attachmentOf(post("card://1"))?.kind).toBe("poll"));
  const known = result.current;
  rerender([post("card://1"), post("card://2")]);
  expect(result.current, "rows are drawn with it").toBe(known);
  expect(result.current.attachmentOf(post("card://2"))).toMatchObject({ loading: true });
  // There is no such card.
  await waitFor(() => expect(result.current.recordOf("card://2")).toBeUndefined());
});
