import { describe, expect, it } from "vitest";
import { arrangeCards } from "./card-list";
import { leadsTo } from "./card-view";
import type { Card } from "./duplicate-card";

const card = (id: string, name: string, card_type: string, rest: Partial<Card> = {}): Card => ({
  id,
  name,
  card_type,
  card_uri: `card://${id}`,
  created_at: `2026-01-0${id}T00:00:00Z`,
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  ...rest,
});

const website = (url: string) => ({ type: "DETAILS", title: "T", destination: { type: "WEBSITE", url } });
const CARDS = [
  card("1", "Winter 10", "IMAGE_WEBSITE"),
  card("2", "Winter 9", "VIDEO_APP"),
  card("3", "Autumn", "SUMMARY_2014"),
];
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);
const byName = { column: "name", descending: false } as const;

describe("the list of cards", () => {
  it("is searched by name, type and id, and ordered as people count", () => {
    expect(ids(arrangeCards(CARDS, { search: "", type: undefined }, byName))).toEqual(["3", "2", "1"]);
    expect(ids(arrangeCards(CARDS, { search: "wint", type: undefined }, byName))).toEqual(["2", "1"]);
    expect(ids(arrangeCards(CARDS, { search: "10 wínter", type: undefined }, byName))).toEqual(["1"]);
    expect(ids(arrangeCards(CARDS, { search: "app card", type: undefined }, byName))).toEqual(["2"]);
    expect(ids(arrangeCards(CARDS, { search: "card://3", type: undefined }, byName))).toEqual(["3"]);
    expect(
      ids(arrangeCards(CARDS, { search: "", type: undefined }, { column: "created", descending: true })),
    ).toEqual(["3", "2", "1"]);
  });

  it("shows one type, or what is older than components", () => {
    expect(ids(arrangeCards(CARDS, { search: "", type: "VIDEO_APP" }, byName))).toEqual(["2"]);
    expect(ids(arrangeCards(CARDS, { search: "", type: "legacy" }, byName))).toEqual(["3"]);
  });

  it("says where a card leads, however little of it is known", () => {
    const slides = card("1", "S", "X", {
      slides: [
        [{ type: "MEDIA", media_key: "3_1" }, website("https://www.a.example/x")],
        [{ type: "SWIPEABLE_MEDIA", media_keys: ["3_2", 7, "3_3"] }, website("https://b.example")],
        [website("https://a.example/")],
      ],
    });
    expect(leadsTo(slides)).toEqual(["a.example", "b.example"]);
    const app = card("1", "A", "X", {
      components: [{ type: "BUTTON", destination: { type: "APP", store_b_app_id: "com.a" } }, { type: "?" }],
    });
    expect(leadsTo(app)).toEqual(["App com.a"]);
    expect(leadsTo(card("1", "L", "X"))).toEqual([]);
  });
});
