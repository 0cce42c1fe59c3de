import { describe, expect, it } from "vitest";
import { blankCard, bodyOfDraft, draftOf } from "./card-draft";
import {
  addBlock,
  addSlide,
  moveBlock,
  moveSlide,
  otherForm,
  removeBlock,
  reshape,
  setBlock,
  whyNotAdd,
} from "./edit-draft";

const slide = (key: string, title: string, url = "https://a.example/") =>
  [
    { type: "MEDIA", media_key: key },
    { type: "DETAILS", title, url },
  ] as const;
const slides = () =>
  draftOf("S", "slides", [slide("3_1", "One"), slide("3_2", "Two"), slide("7_1", "Three")]);
const titles = (draft: ReturnType<typeof slides>) =>
  draft.sides.map(({ blocks }) => blocks.find((block) => block.type === "DETAILS")?.title);

describe("the blocks that may come next", () => {
  it("are those the card lacks", () => {
    const card = blankCard();
    const [side] = card.sides;
    if (!side) throw new Error("A blank card has a side");
    expect(whyNotAdd(card, side, "SWIPEABLE_MEDIA")).toBe("Already added. A card has one media block.");
    expect(whyNotAdd(card, side, "BUTTON")).toBe("Already added. A card has one destination.");
    const empty = removeBlock(removeBlock(card, side.blocks[0]?.id ?? ""), side.blocks[1]?.id ?? "");
    const bare = empty.sides[0] ?? side;
    expect(
      ["MEDIA", "SWIPEABLE_MEDIA", "DETAILS", "BUTTON"].map((type) =>
        whyNotAdd(empty, bare, type as "MEDIA"),
      ),
    ).toEqual(Array(4).fill(undefined));
    expect(addBlock(empty, side.id, "BUTTON").sides[0]?.blocks).toMatchObject([{ type: "BUTTON" }]);
    expect(addBlock(card, side.id, "BUTTON")).toBe(card);
  });
});

describe("editing", () => {
  it("moves slides and blocks, and keeps them whole", () => {
    const draft = slides();
    expect(titles(moveSlide(draft, draft.sides[2]?.id ?? "", 0))).toEqual(["Three", "One", "Two"]);
    const first = draft.sides[0]?.blocks[0]?.id ?? "";
    expect(moveBlock(draft, first, 1).sides[0]?.blocks.map(({ type }) => type)).toEqual(["DETAILS", "MEDIA"]);
    expect(moveBlock(draft, first, 0)).toBe(draft);
  });

  it("copies a slide right after it, up to six", () => {
    const draft = slides();
    const copied = addSlide(draft, draft.sides[0]?.id);
    expect(titles(copied)).toEqual(["One", "One", "Two", "Three"]);
    const ids = copied.sides.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    const full = addSlide(addSlide(copied));
    expect(full.sides).toHaveLength(6);
    expect(addSlide(full)).toBe(full);
  });

  it("turns one medium into several and back, keeping the first", () => {
    const draft = draftOf("S", "components", [slide("3_1", "One")]);
    const [medium] = draft.sides[0]?.blocks ?? [];
    const swipe = medium && otherForm(draft, medium);
    expect(swipe).toEqual({ type: "SWIPEABLE_MEDIA", media_keys: ["3_1"] });
    if (!medium || !swipe) throw new Error("There is another form");
    const turned = setBlock(draft, medium.id, swipe);
    expect(turned.sides[0]?.blocks[0]).toEqual({ ...swipe, id: medium.id });
  });
});

describe("the other shape", () => {
  it("keeps media in their order, and says which words are lost", () => {
    const { draft, loses } = reshape(slides(), "components");
    expect(bodyOfDraft(draft)).toEqual({
      name: "S",
      components: [
        { type: "SWIPEABLE_MEDIA", media_keys: ["3_1", "3_2", "7_1"] },
        { type: "DETAILS", title: "One", destination: { type: "WEBSITE", url: "https://a.example/" } },
      ],
    });
    expect(loses).toContain("Of 3 titles");
    const back = reshape(draft, "slides");
    expect(back.loses).toBeUndefined();
    expect(titles(back.draft)).toEqual(["One", "One", "One"]);
  });

  it("drops a button, and says so", () => {
    const app = draftOf("A", "components", [
      [
        { type: "MEDIA", media_key: "3_1" },
        {
          type: "BUTTON",
          label: "OPEN",
          country_code: "DE",
          store_a_app_identifier: "1",
          store_a_deep_link: "",
          store_b_app_id: "",
          store_b_deep_link: "",
        },
      ],
    ]);
    const { draft, loses } = reshape(app, "slides");
    expect(draft.sides).toHaveLength(2);
    expect(loses).toContain("button");
  });
});
