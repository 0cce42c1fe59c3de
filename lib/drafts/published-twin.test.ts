import { expect, test } from "vitest";
import { timedPost } from "./published-at";
import { publishedTimes, publishedTwin } from "./published-twin";

const now = Date.parse("2026-11-25T12:00:00Z");
const post = (full_text: string, created_at: string, id = "7") =>
  timedPost({ full_text, created_at, user: { id, id_str: id } });
const said = (text: string | null, user_id = "7") => ({ text, user_id });

test("words that were published within a day are not published again", () => {
  const published = [
    post("Hello  there", "Wed Nov 25 09:00:00 +0000 2026"),
    post("Hello there", "Tue Nov 24 13:00:00 +0000 2026"),
    post("Old", "Tue Nov 24 11:00:00 +0000 2026"),
  ];
  expect(publishedTwin(said("Hello there"), published, now)).toBe("2026-11-25T09:00:00Z");
  expect(publishedTwin(said("Hello there", "8"), published, now)).toBeUndefined();
  expect(publishedTwin(said("Old"), published, now)).toBeUndefined();
  expect(publishedTwin(said("New"), published, now)).toBeUndefined();
  expect(publishedTwin(said(null), published, now)).toBeUndefined();
});

test("a text is known to be out by its words, whenever they were last published", () => {
  const publishedAt = publishedTimes([
    post("Hello there", "Sun Nov 01 13:00:00 +0000 2026"),
    post("Hello  there", "Wed Nov 25 09:00:00 +0000 2026"),
    post("Hello there", "Wed Nov 25 10:00:00 +0000 2026", "8"),
    post("", "Wed Nov 25 09:00:00 +0000 2026"),
  ]);
  expect(publishedAt(said("Hello there"))).toBe("2026-11-25T09:00:00Z");
  expect(publishedAt(said("Hello there", "8"))).toBe("2026-11-25T10:00:00Z");
  expect(publishedAt(said("Hello there", "9"))).toBeUndefined();
  expect(publishedAt(said(""))).toBeUndefined();
});
