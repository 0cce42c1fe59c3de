import { expect, test } from "vitest";
import { arrangeConversations } from "./conversation-list";
import { type ConversationCard, hashtagsOf, isConversationKind, kindOf } from "./conversation-view";

const card = (name: string, more: Partial<ConversationCard> = {}): ConversationCard => ({
  id: name.toLowerCase(),
  name,
  card_type: "IMAGE_CONVERSATION",
  card_uri: "card://1",
  created_at: "2026-11-20T10:00:00Z",
  updated_at: "2026-11-20T10:00:00Z",
  deleted: false,
  ...more,
});

test("hashtags carry their sign once", () => {
  expect(hashtagsOf(card("A", { first_cta: "#one", second_cta: "two" }))).toEqual(["#one", "#two"]);
});

test("a kind of an address is one of two", () => {
  expect(isConversationKind("video")).toBe(true);
  expect(isConversationKind("poll")).toBe(false);
  expect(kindOf(card("A", { card_type: "VIDEO_CONVERSATION" }))).toBe("video");
});

test("searches names, titles and hashtags, filters by kind, orders both ways", () => {
  const cards = [
    card("Berry", { title: "Which fruit?" }),
    card("Apple", { card_type: "VIDEO_CONVERSATION", first_cta: "#Crunch" }),
  ];
  const names = (search: string, kind: "all" | "image" | "video", descending = false) =>
    arrangeConversations(cards, { search, kind, sort: { column: "name", descending } }).map(
      ({ name }) => name,
    );
  expect(names("", "all")).toEqual(["Apple", "Berry"]);
  expect(names("", "all", true)).toEqual(["Berry", "Apple"]);
  expect(names("fruit", "all")).toEqual(["Berry"]);
  expect(names("crunch", "all")).toEqual(["Apple"]);
  expect(names("", "video")).toEqual(["Apple"]);
});
