import { expect, test } from "vitest";
import type { DraftPost } from "./draft-form";
import { draftsSaying, draftTitle } from "./draft-view";
import { arrangeDrafts } from "./post-lists";

const draft = (id: string, name: string | null, text: string | null): DraftPost => ({
  id,
  name,
  text,
  user_id: "7",
  nullcast: true,
  card_uri: null,
  media_keys: [],
  created_at: `2026-11-2${id}T10:00:00Z`,
  updated_at: "2026-11-20T10:00:00Z",
});

const DRAFTS = [
  draft("1", "Spring", "Buds and blooms"),
  draft("2", null, "Autumn leaves\nfall"),
  draft("3", null, null),
];

test("a draft without a name is called by how it begins", () => {
  expect(DRAFTS.map(draftTitle)).toEqual(["Spring", "Autumn leaves", "3"]);
});

test("searches names and texts, orders both ways", () => {
  const ids = (search: string, column: "name" | "created_at", descending = false) =>
    arrangeDrafts(DRAFTS, { search, sort: { column, descending } }).map(({ id }) => id);
  expect(ids("", "name")).toEqual(["3", "2", "1"]);
  expect(ids("", "created_at", true)).toEqual(["3", "2", "1"]);
  expect(ids("bloom", "name")).toEqual(["1"]);
  expect(ids("leaves", "name")).toEqual(["2"]);
});

test("finds who says the same, whatever the blanks", () => {
  expect(draftsSaying(" Buds  and blooms", DRAFTS).map(({ id }) => id)).toEqual(["1"]);
  expect(draftsSaying("Buds and blooms", DRAFTS, "1")).toEqual([]);
  expect(draftsSaying("  ", DRAFTS)).toEqual([]);
});
