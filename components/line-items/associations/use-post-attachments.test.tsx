// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePostAttachments } from "./use-post-attachments";

const service = vi.hoisted(() => ({
  asked: new Map<string, object>(),
  records: {} as Readonly<Record<string, readonly object[]>>,
}));
vi.mock("@/components/shell/account", () => ({ useAccount: () => ({ accountId: "a1" }) }));
vi.mock("@/lib/ads/client", async (actual) => ({
  ...(await actual<object>()),
  useAdsList: ({ name }: { name: string }, input: object, { enabled = true } = {}) => {
    if (enabled) service.asked.set(name, input);
    return { records: (enabled && service.records[name]) || [], complete: enabled, error: null };
  },
}));

beforeEach(() => {
  service.asked.clear();
  service.records = {};
});
afterEach(cleanup);

const post = (card_uri: string | null, media_keys: string[] = []) => ({ card_uri, media_keys });
const attachmentsOf = (posts: readonly ReturnType<typeof post>[], all = true) =>
  renderHook(() => usePostAttachments(posts, all)).result.current;
const asked = () => [...service.asked.keys()];

it("reads nothing for posts of words alone, and no cards until all posts are known", () => {
  expect(attachmentsOf([post(null)])(post(null))).toBeUndefined();
  attachmentsOf([post("card://1")], false);
  expect(asked()).toEqual([]);
  attachmentsOf([post(null, ["3_1"])]);
  expect(asked()).toEqual(["media-library.list"]);
});

it("asks for the cards that the posts show, and for nothing else where all of them are found", () => {
  service.records = {
    "cards.list": [{ card_uri: "card://1", name: "Boots", card_type: "IMAGE_WEBSITE", created_at: "" }],
  };
  attachmentsOf([post("card://1"), post("card://1"), post(null)]);
  expect(service.asked.get("cards.list")).toMatchObject({ card_uris: ["card://1"] });
  expect(asked()).toEqual(["cards.list", "media-library.list"]);
});

it("reads polls and conversations, which cannot be asked for by what a post shows, where it shows one", () => {
  service.records = {
    "poll-cards.list": [{ card_uri: "card://2", name: "Tea?", card_type: "TEXT_POLL", created_at: "" }],
  };
  const attachmentOf = attachmentsOf([post("card://2")]);
  expect(asked()).toEqual(
    expect.arrayContaining(["cards.list", "poll-cards.list", "image-conversation-cards.list"]),
  );
  expect(attachmentOf(post("card://2"))?.kind).toBe("poll");
});
