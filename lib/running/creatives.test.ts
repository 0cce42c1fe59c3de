import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creativeOfPost } from "./creatives";

type Saying = Parameters<typeof creativeOfPost>[0] & { readonly entities?: unknown };

const post = (full_text: string, more: Partial<Saying> = {}): Saying => ({
  id: "1",
  name: null,
  full_text,
  card_uri: null,
  media_keys: [],
  ...more,
});
const key = (...said: Parameters<typeof post>) => creativeOfPost(post(...said)).key;

describe("posts are the same creative", () => {
  it.each([
    ["with other spaces", "Boots  are\nback ", "Boots are back"],
    [
      "with an address that is counted otherwise",
      "See https://www.a.example/x/?utm_source=b",
      "See https://a.example/x",
    ],
    ["with parameters in another order", "https://a.example/?b=1&a=2.", "https://a.example?a=2&b=1."],
    ["with another part of the page", "https://a.example/x#top", "https://a.example/x"],
  ])("%s", (_, one, other) => {
    expect(key(one, { id: "1" })).toBe(key(other, { id: "2" }));
  });

  it("where short addresses lead to the same, whatever they are", () => {
    const short = (id: string, to: string) =>
      key(`See https://s.example/${id} now`, {
        entities: { urls: [{ url: `https://s.example/${id}`, expanded_url: to }] },
      });
    expect(short("a", "https://shop.example/boots")).toBe(short("b", "https://shop.example/boots?utm_id=7"));
    expect(short("a", "https://shop.example/boots")).not.toBe(short("b", "https://shop.example/hats"));
  });

  it("whatever the address of their own files is", () => {
    const shown = (id: string) =>
      key(`Boots https://s.example/${id}`, { entities: { media: [{ url: `https://s.example/${id}` }] } });
    expect(shown("a")).toBe(shown("b"));
  });
});

describe("posts are other creatives", () => {
  it.each([
    ["with other words", post("Boots"), post("Hats")],
    ["with another card", post("Boots", { card_uri: "card://1" }), post("Boots", { card_uri: "card://2" })],
    ["with and without a file", post("Boots", { media_keys: ["3_1"] }), post("Boots")],
    ["with an address that leads elsewhere", post("https://a.example/x"), post("https://a.example/y")],
    ["with another parameter", post("https://a.example?p=1"), post("https://a.example?p=2")],
    ["where neither says or shows anything", post("", { id: "1" }), post("", { id: "2" })],
  ])("%s", (_, one, other) => {
    expect(creativeOfPost(one).key).not.toBe(creativeOfPost(other).key);
  });

  it("whenever their texts differ by a word", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[a-zé漢🥾]{1,30}$/u), { minLength: 2 }), (words) => {
        expect(new Set(words.map((word) => key(word))).size).toBe(
          new Set(words.map((word) => word.normalize("NFC"))).size,
        );
      }),
    );
  });
});

it("is named by its text, and fits into an address", () => {
  expect(creativeOfPost(post("Boots\nare back https://a.example?utm_id=7")).words).toBe(
    "Boots are back https://a.example?utm_id=7",
  );
  expect(creativeOfPost(post("", { name: "Teaser" })).words).toBe("Teaser");
  expect(key("Boots")).toMatch(/^[a-z0-9]{1,7}-[a-z0-9]{1,7}$/);
});
