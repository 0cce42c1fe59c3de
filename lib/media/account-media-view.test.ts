import { expect, it } from "vitest";
import { CREATIVE_TYPES } from "@/lib/ads/endpoints/account-media";
import { type AccountMedia, arrangeAccountMedia, creativeTypeName } from "./account-media-view";

const medium = (id: string, creative_type: string, created_at: string): AccountMedia => ({
  id,
  creative_type,
  video_id: null,
  media_url: null,
  created_at,
  updated_at: created_at,
  deleted: false,
});
const all = [
  medium("a", "PREROLL", "2026-01-02T00:00:00Z"),
  medium("b", "BANNER", "2026-01-03T00:00:00Z"),
  medium("c", "SOMETHING_NEW", "2026-01-01T00:00:00Z"),
];

it("filters by type and words, and sorts", () => {
  const ids = (search: string, type: string | null) =>
    arrangeAccountMedia(all, { search, type }, { column: "created", descending: true }).map(({ id }) => id);
  expect(ids("", null)).toEqual(["b", "a", "c"]);
  expect(ids("", "PREROLL")).toEqual(["a"]);
  expect(ids("something", null)).toEqual(["c"]);
});

it("has a name for every type of the specification, and keeps others verbatim", () => {
  for (const type of CREATIVE_TYPES) expect(creativeTypeName(type)).not.toBe(type);
  expect(creativeTypeName("SOMETHING_NEW")).toBe("SOMETHING_NEW");
});
