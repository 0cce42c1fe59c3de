import { expect, test } from "vitest";
import { publishedTimes, publishedTwin } from "./published-twin";

const now = Date.parse("2026-11-25T12:00:00Z");
const post = (full_text: string, created_at: string) => ({ full_text, created_at });

test("words that were published within a day are not published again", () => {
  const published = [
    post("Hello  there", "Wed Nov 25 09:00:00 +0000 2026"),
    post("Hello there", "Tue Nov 24 13:00:00 +0000 2026"),
    post("Old", "Tue Nov 24 11:00:00 +0000 2026"),
  ];
  expect(publishedTwin("Hello there", published, now)).toBe("2026-11-25T09:00:00Z");
  expect(publishedTwin("Old", published, now)).toBeUndefined();
  expect(publishedTwin("New", published, now)).toBeUndefined();
  expect(publishedTwin(null, published, now)).toBeUndefined();
});

test("a text is known to be out by its words, whenever they were last published", () => {
  const times = publishedTimes([
    post("Hello there", "Sun Nov 01 13:00:00 +0000 2026"),
    post("Hello  there", "Wed Nov 25 09:00:00 +0000 2026"),
    post("", "Wed Nov 25 09:00:00 +0000 2026"),
  ]);
  expect([...times]).toEqual([["Hello there", "2026-11-25T09:00:00Z"]]);
});
