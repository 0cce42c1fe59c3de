import { describe, expect, it } from "vitest";
import { brokenRules } from "@/lib/ads/rules";
import { type PostTerms, postRules, sameWords } from "./post-rules";
import { quarterOf, scheduleRules, wholeMinute } from "./schedule-rules";

const post = (terms: Partial<PostTerms>) =>
  brokenRules(postRules, { text: "Hello", media: [], card_uri: null, ...terms }).map(({ name }) => name);

describe("the rules of every post", () => {
  it.each([
    ["fine", {}, []],
    ["only media", { text: null, media: ["IMAGE"] }, []],
    ["nothing", { text: null }, ["post-not-blank"]],
    ["white space", { text: " \u00a0\n" }, ["post-not-blank"]],
    ["a card alone", { text: "", card_uri: "card://1" }, ["post-not-blank"]],
    ["280 letters", { text: "a".repeat(280) }, []],
    ["281 letters", { text: "a".repeat(281) }, ["text-fits"]],
    ["a byte order mark", { text: "a\ufeffb" }, ["text-without-forbidden-characters"]],
    ["a reversed one", { text: "a\ufffeb" }, ["text-without-forbidden-characters"]],
    ["no character", { text: "a\uffffb" }, ["text-without-forbidden-characters"]],
    ["an invisible text, as the reference takes it", { text: "\u200b\u3164" }, []],
    ["141 emoji", { text: "💜".repeat(141) }, ["text-fits"]],
    ["a long address", { text: `${"a".repeat(256)} https://www.example.com/${"b".repeat(99)}` }, []],
    ["four images", { media: ["IMAGE", "IMAGE", "IMAGE", "IMAGE"] }, []],
    ["a GIF beside an image", { media: ["GIF", "IMAGE"] }, ["media-combine"]],
    ["two videos", { media: ["VIDEO", "VIDEO"] }, ["media-combine"]],
    ["a medium that is gone", { media: [undefined] }, ["media-in-library"]],
    ["a card and media", { card_uri: "card://1", media: ["IMAGE"] }, ["card-or-media"]],
  ] as const)("%s", (_, terms, broken) => {
    expect(post(terms)).toEqual(broken);
  });

  it("takes the same words for the same, however they are spaced and composed", () => {
    expect(sameWords(" Caf\u00e9\n ole ")).toBe(sameWords("Cafe\u0301 ole"));
    expect(sameWords("a")).not.toBe(sameWords("A"));
    expect(sameWords("  ")).toBeUndefined();
    expect(sameWords(null)).toBeUndefined();
  });
});

describe("the rules of a time to come", () => {
  const now = "2026-11-21T10:00:30Z";
  it.each([
    ["2026-11-21T10:01:00Z", []],
    ["2026-11-21T10:00:59Z", ["scheduled-in-future"]],
    ["2026-11-20T00:00:00Z", ["scheduled-in-future"]],
    ["2027-11-21T10:00:59Z", []],
    ["2027-11-21T10:01:00Z", ["scheduled-within-year"]],
  ] as const)("%s", (scheduled_at, broken) => {
    expect(brokenRules(scheduleRules, { scheduled_at, now }).map(({ name }) => name)).toEqual(broken);
  });

  it("are reckoned in whole minutes and quarters", () => {
    expect(wholeMinute("2026-11-21T10:29:59Z")).toBe("2026-11-21T10:29:00Z");
    expect(quarterOf("2026-11-21T10:29:59Z")).toEqual({
      from: "2026-11-21T10:15:00Z",
      until: "2026-11-21T10:30:00Z",
    });
  });
});
