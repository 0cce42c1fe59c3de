import { describe, expect, it } from "vitest";
import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from "@/lib/ads/endpoints/keyword-insights";
import { keywordSideOf, queryInWords, readableKeywords, typeKeywords, without } from "./keyword-query";

const nothing = { included: [], leftOut: [] };
const query = { included: ["coffee", "tea"], leftOut: ["decaf"] };

describe("typeKeywords", () => {
  it("takes a pasted list, each keyword once", () => {
    expect(typeKeywords(nothing, " cold  brew, Espresso\nespresso", "included")).toEqual({
      query: { included: ["cold brew", "Espresso"], leftOut: [] },
      left: "",
      problem: undefined,
    });
  });

  it("moves a keyword that stands on the other side, also when there is no room for another", () => {
    const full = {
      included: Array.from({ length: KEYWORDS_MAX - 1 }, (_, n) => `word ${n}`),
      leftOut: ["x"],
    };
    const { query: after, problem } = typeKeywords(full, "X", "included");
    expect(problem).toBeUndefined();
    expect(after).toEqual({ included: [...full.included, "X"], leftOut: [] });
  });

  it("keeps what does not fit, and says the rule", () => {
    const many = Array.from({ length: KEYWORDS_MAX }, (_, n) => `word ${n}`).join();
    const { query: after, left, problem } = typeKeywords(query, many, "leftOut");
    expect(after.leftOut).toHaveLength(KEYWORDS_MAX - 2);
    expect(left).toBe("word 7, word 8, word 9");
    expect(problem).toMatch(/At most 10/);
  });

  it("refuses what is too long, and nothing at all", () => {
    const long = "x".repeat(KEYWORD_LENGTH_MAX + 1);
    expect(typeKeywords(query, long, "included")).toMatchObject({ query, left: long });
    expect(typeKeywords(query, long, "included").problem).toMatch(/100 characters/);
    expect(typeKeywords(query, "  ", "included").problem).toMatch(/first/);
  });
});

it("finds and removes keywords whatever their capitals", () => {
  expect(keywordSideOf(query, "DECAF")).toBe("leftOut");
  expect(keywordSideOf(query, "milk")).toBeUndefined();
  expect(without(query, "Tea")).toEqual({ included: ["coffee"], leftOut: ["decaf"] });
});

it("reads from an address what can be asked about", () => {
  const words = [" a ", "A", "", "b,c", "x".repeat(KEYWORD_LENGTH_MAX + 1), "tab\u0007", "d  e"];
  expect(readableKeywords(words)).toEqual(["a", "d e"]);
});

it("says the query in words", () => {
  expect(queryInWords(query)).toBe("“coffee” or “tea”, without “decaf”");
  expect(queryInWords({ included: ["tea"], leftOut: [] })).toBe("“tea”");
});
