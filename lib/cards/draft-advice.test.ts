import { describe, expect, it } from "vitest";
import { draftOf } from "./card-draft";
import { appAdvice, detailsAdvice, ratioAdvice } from "./draft-advice";

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
    expect(details("", "https://a.example/?a=1&b=2&a=3").url).toContain("parameter a");
  });

  it("tells the identifiers of the two stores apart", () => {
    const app = (a: string, b: string) =>
      appAdvice({
        id: "b1",
        type: "BUTTON",
        label: "OPEN",
        country_code: "DE",
        store_a_app_identifier: a,
        store_a_deep_link: "",
        store_b_app_id: b,
        store_b_deep_link: "",
      });
    expect(app("333903271", "com.example.app")).toEqual({});
    expect(Object.keys(app("com.example.app", "333903271"))).toEqual([
      "store_a_app_identifier",
      "store_b_app_id",
    ]);
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
