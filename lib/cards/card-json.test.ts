import { describe, expect, it } from "vitest";
import { blankCard, bodyOfDraft, draftOf } from "./card-draft";
import { readCardText, textOfDraft } from "./card-json";
import { duplicateOf } from "./duplicate-card";

const known = (key: string) => ({ "3_1": "IMAGE", "7_1": "VIDEO", "16_1": "GIF" })[key] ?? null;
const read = (text: string, before = blankCard()) => readCardText(text, before, known);
const lines = (body: unknown) => read(JSON.stringify(body, null, 2)).problems;

const details = {
  type: "DETAILS",
  title: "Look",
  destination: { type: "WEBSITE", url: "https://a.example/" },
};
const image = { type: "MEDIA", media_key: "3_1" };

describe("a card as text", () => {
  it("comes back as the same card, in the same place", () => {
    const draft = draftOf("Name", "slides", [
      [
        { type: "MEDIA", media_key: "3_1" },
        { type: "DETAILS", title: "", url: "" },
      ],
      [
        { type: "DETAILS", title: "Two", url: "https://b.example/" },
        { type: "MEDIA", media_key: "" },
      ],
    ]);
    expect(read(textOfDraft(draft), draft)).toEqual({ draft, problems: [] });
  });

  it("takes what is there and leaves the rest empty", () => {
    const { draft, problems } = read('{"components": [{"type": "BUTTON"}]}');
    expect(problems).toEqual([]);
    expect(draft && bodyOfDraft(draft)).toEqual({
      name: "",
      components: [
        {
          type: "BUTTON",
          label: { type: "ENUM", value: "" },
          destination: { type: "APP", country_code: "" },
        },
      ],
    });
  });

  it.each<[string, unknown, number, RegExp]>([
    ["a medium too many", { components: [image, image] }, 7, /one media block/],
    ["a button of a slide", { slides: [[image, { type: "BUTTON" }]] }, 8, /Slides lead to websites/],
    ["an unknown component", { components: [{ type: "POSTER" }] }, 4, /MEDIA, SWIPEABLE_MEDIA/],
    [
      "details that lead to an app",
      { components: [{ ...details, destination: { type: "APP" } }] },
      7,
      /DETAILS lead to a WEBSITE/,
    ],
    ["a text that is none", { name: 7, components: [] }, 2, /“name” text in quotes/],
    ["a name that means nothing", { nmae: "A", components: [] }, 2, /“nmae” has no meaning/],
    ["neither shape", { name: "A" }, 1, /Write "components"/],
    ["both shapes", { components: [], slides: [] }, 3, /not both/],
    ["seven slides", { slides: Array.from({ length: 7 }, () => []) }, 9, /at most 6 slides/],
  ])("with %s is refused at its line", (_, body, line, message) => {
    expect(lines(body)).toContainEqual({ line, message: expect.stringMatching(message) });
    expect(read(JSON.stringify(body)).draft).toBeUndefined();
  });

  it("is taken over with values the service would refuse, and says so at their lines", () => {
    const body = {
      name: "A",
      components: [
        { type: "MEDIA", media_key: "16_1" },
        { ...details, title: "x".repeat(71), destination: { type: "WEBSITE", url: "nowhere" } },
      ],
    };
    const { draft, problems } = read(JSON.stringify(body, null, 2));
    expect(draft).toBeDefined();
    expect(problems).toEqual([
      { line: 6, message: expect.stringContaining("GIF") },
      { line: 10, message: expect.stringContaining("70") },
      { line: 13, message: expect.stringContaining("https://") },
    ]);
  });

  it("may be a record as the service answers it", () => {
    const record = {
      id: "1",
      name: "Autumn",
      card_type: "IMAGE_WEBSITE",
      card_uri: "card://1",
      components: [{ ...image, media_metadata: { "3_1": { type: "IMAGE" } } }, details],
      created_at: "2026-01-01T00:00:00Z",
      updated_at: "2026-01-01T00:00:00Z",
      deleted: false,
    };
    const { draft, problems } = read(JSON.stringify(record));
    expect(problems).toEqual([]);
    expect(draft && bodyOfDraft(draft)).toEqual({ name: "Autumn", components: [image, details] });
    expect(duplicateOf(record)).toMatchObject({ name: "Autumn (copy)" });
    const more = { ...record, components: [image, { ...details, url_data: { vanity: "a.example" } }] };
    expect(duplicateOf(more)).toEqual(duplicateOf(record));
    expect(duplicateOf({ ...record, components: [{ type: "POSTER" }] })).toBeUndefined();
  });
});
