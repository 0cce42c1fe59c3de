import { describe, expect, it } from "vitest";
import { postsBetween } from "./post-volume";

const HOUR = 3_600_000;
const MIDNIGHT = Date.parse("2026-11-18T00:00:00Z");
const question = { keywords: ["coffee"], negativeKeywords: [], country: "GB" };
const hours = (asked = question) =>
  Array.from({ length: 24 }, (_, hour) =>
    postsBetween(asked, MIDNIGHT + hour * HOUR, MIDNIGHT + (hour + 1) * HOUR),
  );

describe("postsBetween", () => {
  it("gives the same every time, most in the evening and least before dawn", () => {
    const day = hours();
    expect(hours()).toEqual(day);
    const evening = day.indexOf(Math.max(...day));
    const night = day.indexOf(Math.min(...day));
    expect(evening).toBeGreaterThanOrEqual(16);
    expect(night).toBeLessThanOrEqual(5);
    expect(Math.min(...day)).toBeGreaterThan(0);
  });

  it("adds up from hours to days", () => {
    const day = postsBetween(question, MIDNIGHT, MIDNIGHT + 24 * HOUR);
    const sum = hours().reduce((all, each) => all + each, 0);
    expect(Math.abs(day - sum)).toBeLessThanOrEqual(12);
  });

  it("follows the clocks of the country", () => {
    const day = hours({ ...question, country: "JP" });
    expect(day.indexOf(Math.min(...day))).toBeGreaterThan(15);
  });

  it("is more with more keywords and less with some left out", () => {
    const [one, two, less] = [
      question,
      { ...question, keywords: ["coffee", "tea"] },
      { ...question, negativeKeywords: ["decaf"] },
    ].map((asked) => postsBetween(asked, MIDNIGHT, MIDNIGHT + 24 * HOUR));
    expect(two).toBeGreaterThan(one ?? 0);
    expect(less).toBeLessThan(one ?? 0);
  });
});
