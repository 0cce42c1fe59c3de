import { describe, expect, it } from "vitest";
import { newGroup, newLeaf } from "./flexible-tree";
import { flexibleSentenceOf } from "./flexible-words";

const names: Readonly<Record<string, string>> = { m1: "App users", m2: "App buyers" };
const parts = (...args: Parameters<typeof newGroup>) =>
  flexibleSentenceOf(newGroup(...args), (id) => names[id]);
const sentence = (...args: Parameters<typeof newGroup>) =>
  parts(...args)
    .map(({ text }) => text)
    .join("");
const users = newLeaf("m1");
const buyers = { ...newLeaf("m2"), frequency: "2", lookback: 7 } as const;

describe("sentenceOf", () => {
  it("says who is in, how often and since when", () => {
    expect(sentence([users])).toBe("People who were in “App users” at least once in the last 30 days.");
    expect(sentence([users, { ...buyers, comparator: "NUM_LT" }], "OR")).toBe(
      "People who were in “App users” at least once in the last 30 days or were in “App buyers” fewer than twice in the last 7 days.",
    );
    expect(sentence([{ ...newLeaf("zz"), frequency: "12", comparator: "NUM_EQ", lookback: 1 }])).toBe(
      "People who were in “zz” exactly 12 times in the last day.",
    );
  });

  it("marks what excludes", () => {
    expect(parts([users, { ...buyers, exclude: true }])).toEqual([
      { text: "People who were in “App users” at least once in the last 30 days and ", excludes: false },
      { text: "were not in “App buyers” at least twice in the last 7 days", excludes: true },
      { text: ".", excludes: false },
    ]);
  });

  it("keeps groups together", () => {
    expect(sentence([users, newGroup([users, buyers], "OR")])).toMatch(
      /30 days and \(were in “App users” .* or were in “App buyers” .*\)\.$/,
    );
    expect(sentence([{ ...newGroup([users, buyers], "OR"), exclude: true }])).toMatch(
      /^People who are not among those who \(were in .* or were in .*\)\.$/,
    );
  });

  it("says when there is nothing to say yet", () => {
    expect(sentence([])).toBe("No one yet. Add a segment.");
    expect(sentence([newLeaf()])).toContain("an audience not chosen yet");
  });
});
