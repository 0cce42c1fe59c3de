import { describe, expect, it } from "vitest";
import { playingTime } from "@/lib/format/durations";
import { UNTAGGED } from "./media-tags";
import { arrangeMedia, mediaTitle } from "./media-view";
import { sampleMedia, sampleVideo } from "./test-media";

const hero = sampleMedia({ media_key: "3_1", name: "Héro 10", created_at: "2026-01-03T00:00:00Z" });
const team = sampleMedia({ media_key: "3_2", name: "Hero 9", file_name: "team.png" });
const spot = sampleVideo({ created_at: "2026-01-02T00:00:00Z" });
const all = [hero, team, spot];
const sizes = new Map([
  ["3_1", { width: 1200, height: 628 }],
  ["3_2", { width: 1000, height: 1250 }],
]);
const nothing = { search: "", type: undefined, ratio: undefined, fits: undefined } as const;
const keys = (filter: Partial<Parameters<typeof arrangeMedia>[2]>, known = sizes) =>
  arrangeMedia(all, known, { ...nothing, ...filter }, "created-desc").map(({ media_key }) => media_key);

describe("arrangeMedia", () => {
  it("searches without regard to accents, in names, files and keys", () => {
    expect(keys({ search: "hero" })).toEqual(["3_1", "3_2"]);
    expect(keys({ search: "hero TEAM" })).toEqual(["3_2"]);
    expect(keys({ search: "7_1" })).toEqual(["7_1"]);
  });

  it("filters by type, ratio and format", () => {
    expect(keys({ type: "VIDEO" })).toEqual(["7_1"]);
    expect(keys({ ratio: "1.91:1" })).toEqual(["3_1"]);
    expect(keys({ ratio: "16:9" })).toEqual(["7_1"]);
    expect(keys({ ratio: "other" })).toEqual(["3_2"]);
    expect(keys({ ratio: "unknown" }, new Map())).toEqual(["3_1", "3_2"]);
    expect(keys({ fits: "poll" })).toEqual(["3_1", "7_1"]);
    // Unknown media may fit: the service decides.
    expect(keys({ fits: "poll" }, new Map())).toEqual(["3_1", "7_1", "3_2"]);
  });

  it("filters by tag, and finds what has none", () => {
    const tags = new Map([["3_2", ["Autumn"]]]);
    const found = (filter: Partial<Parameters<typeof arrangeMedia>[2]>) =>
      arrangeMedia(all, sizes, { ...nothing, ...filter }, "created-desc", tags).map(
        ({ media_key }) => media_key,
      );
    expect(found({ tag: "Autumn" })).toEqual(["3_2"]);
    expect(found({ tag: UNTAGGED })).toEqual(["3_1", "7_1"]);
    expect(found({ search: "autumn" })).toEqual(["3_2"]);
  });

  it("sorts names as people count", () => {
    expect(arrangeMedia(all, sizes, nothing, "name-asc").map(mediaTitle)).toEqual([
      "Hero 9",
      "Héro 10",
      "Spot",
    ]);
  });
});

it("writes lengths as players do", () => {
  expect([500, 15_000, 61_400, 600_000].map(playingTime)).toEqual(["0:01", "0:15", "1:01", "10:00"]);
});
