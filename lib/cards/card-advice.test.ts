import { describe, expect, it } from "vitest";
import { detailsAdvice, draftAdvice, ratioAdvice } from "./card-advice";
import { draftOf } from "./card-draft";

const details = (title: string, url: string) => detailsAdvice({ id: "b1", type: "DETAILS", title, url });

describe("advice", () => {
  it("is silent about what is good", () => {
    expect(details("Look", "https://www.example.com/?utm_source=a&utm_medium=b")).toEqual({});
    expect(details("", "")).toEqual({});
  });

  it("points at long titles, open connections, foreign letters and doubled parameters", () => {
    expect(details("x".repeat(51), "").title).toContain("cut off");
    expect(details("", "http://a.example").url).toContain("https");
    expect(details("", "https://münchen.example").url).toContain("xn--mnchen-3ya.example");
    expect(details("", "https://a.example/?a=1&b=2&a=3").url).toBe("a appears twice.");
  });

  it("is gathered by the field it is about", () => {
    const draft = draftOf("", "components", [
      [
        { type: "SWIPEABLE_MEDIA", media_keys: ["3_1", "3_2"] },
        { type: "DETAILS", title: "x".repeat(51), url: "http://a.example" },
      ],
    ]);
    const fields = draftAdvice(draft, new Map([["b2.media_keys.1", "1:1"]])).map(({ field }) => field);
    expect(fields).toEqual(["b3.title", "b3.url", "b2.media_keys"]);
  });

  it("names the media of a carousel whose ratio is another than that of most", () => {
    const ratios: Record<string, number> = { "3_1": 1.91, "3_2": 1200 / 628, "3_3": 1 };
    const draft = draftOf("", "components", [
      [{ type: "SWIPEABLE_MEDIA", media_keys: ["3_1", "3_3", "3_2", "3_9"] }],
    ]);
    expect([...ratioAdvice(draft, (key) => ratios[key])]).toEqual([
      ["b2.media_keys.1", "1:1, while others are 1.91:1: a carousel has one ratio."],
    ]);
    const single = draftOf("", "components", [[{ type: "MEDIA", media_key: "3_3" }]]);
    expect(ratioAdvice(single, (key) => ratios[key]).size).toBe(0);
  });
});
