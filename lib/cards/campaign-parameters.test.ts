import { describe, expect, it } from "vitest";
import { readParameters, withParameter } from "./campaign-parameters";

describe("campaign parameters", () => {
  it("are read from an address, and are nothing for what is none", () => {
    expect(readParameters("https://a.example/?utm_source=post+ad&x=1")).toMatchObject({
      utm_source: "post ad",
      utm_medium: "",
    });
    expect(readParameters("a.example")).toBeUndefined();
    expect(readParameters("mailto:a@a.example")).toBeUndefined();
  });

  it.each([
    ["https://a.example", "autumn", "https://a.example?utm_campaign=autumn"],
    ["https://a.example/?x=1#top", "a b&c", "https://a.example/?x=1&utm_campaign=a+b%26c#top"],
    ["https://a.example/?utm_campaign=old&x=%20", "new", "https://a.example/?utm_campaign=new&x=%20"],
    ["https://a.example/?utm_campaign=old", "", "https://a.example/"],
  ])("in %s are set to %j", (url, value, expected) => {
    expect(withParameter(url, "utm_campaign", value)).toBe(expected);
  });
});
