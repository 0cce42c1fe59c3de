import { describe, expect, it } from "vitest";
import { sampleMedia, sampleVideo } from "./test-media";
import { type MediaHolders, usesInWords, usesOfAll, whereUsed } from "./where-used";

const hero = sampleMedia();
const nothing: MediaHolders = {
  cards: [],
  polls: [],
  conversations: [],
  drafts: [],
  scheduled: [],
  posts: [],
  accountMedia: [],
  library: [],
};
const uses = (holders: Partial<MediaHolders>, media = hero) =>
  whereUsed(media, { ...nothing, ...holders }).map(({ kind, id, as }) =>
    [kind, id, as ?? ""].join(" ").trim(),
  );

describe("whereUsed", () => {
  it("looks into components and slides, alone and in a row", () => {
    const cards = [
      { id: "a", name: "A", components: [{ type: "MEDIA", media_key: "3_1" }] },
      { id: "b", name: "B", components: [{ type: "SWIPEABLE_MEDIA", media_keys: ["3_9", "3_1"] }] },
      { id: "c", name: "C", slides: [[{ type: "MEDIA", media_key: "3_9" }], [{ media_key: "3_1" }]] },
      { id: "d", name: "D", components: [{ type: "MEDIA", media_key: "3_10" }] },
    ];
    expect(uses({ cards })).toEqual(["card a", "card b", "card c"]);
  });

  it("finds polls and unlocked images by address, conversations and drafts by key", () => {
    expect(
      uses({
        polls: [
          { id: "p", name: "P", media_url: hero.media_url },
          { id: "q", name: "Q" },
        ],
        conversations: [
          { id: "x", name: "X", media_key: "3_1" },
          { id: "y", name: "Y", unlocked_image_url: hero.media_url },
        ],
        drafts: [{ id: "d", name: null, text: "Soon", media_keys: ["3_1"] }],
        scheduled: [{ id: "s", name: "Later", text: null, media_keys: ["3_2", "3_1"] }],
        posts: [{ id: "o", name: null, text: "Out", media_keys: ["3_1"] }],
      }),
    ).toEqual([
      "poll p",
      "conversation x",
      "conversation y unlocked image",
      "draft d",
      "scheduled s",
      "post o",
    ]);
  });

  it("finds the videos that have it as their poster, and the account media made of a video", () => {
    expect(uses({ library: [sampleVideo({ poster_media_key: "3_1" }), sampleVideo()] })).toEqual([
      "poster 7_1",
    ]);
    const film = sampleVideo({ media_category: "AMPLIFY_VIDEO" });
    const accountMedia = [{ id: "m", creative_type: "PREROLL", media_url: film.media_url }];
    expect(uses({ accountMedia }, film)).toEqual(["account-media m"]);
  });
});

it("counts uses in words", () => {
  const all = whereUsed(hero, {
    ...nothing,
    cards: ["a", "b"].map((id) => ({ id, name: id, components: [{ media_key: "3_1" }] })),
    drafts: [{ id: "d", name: "D", text: null, media_keys: ["3_1"] }],
  });
  expect(usesInWords(all)).toBe("2 cards and 1 draft post");
  expect(usesInWords([])).toBe("");
});

describe("usesOfAll", () => {
  const spot = sampleVideo({ poster_media_key: "3_1" });
  const cards = [
    { id: "a", name: "A", components: [{ type: "MEDIA", media_keys: ["3_1", "7_1"] }] },
    { id: "b", name: "B", components: [{ type: "MEDIA", media_key: "3_1" }] },
  ];

  it("counts what shows several of them once", () => {
    const { uses: all, used } = usesOfAll([hero, spot, sampleMedia({ media_key: "3_2" })], {
      ...nothing,
      cards,
    });
    expect(all.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(used).toBe(2);
  });

  it("takes no poster for used by a video that goes along", () => {
    const library = [hero, spot];
    expect(usesOfAll([hero, spot], { ...nothing, library })).toEqual({ uses: [], used: 0 });
    expect(usesOfAll([hero], { ...nothing, library }).used).toBe(1);
  });
});
