import { describe, expect, test } from "vitest";
import { draftOf, emptyContent } from "@/lib/cards/card-draft";
import {
  blankDraft,
  changedPost,
  type DraftForm,
  type DraftPost,
  draftLike,
  draftProblems,
  formOfPost,
  isDraftForm,
  newPost,
  withFile,
  withMade,
} from "./draft-form";
import { type MadeKind, mediaOfMade, newMade, whyNoMoreFiles } from "./made-for-post";

const GOOD: DraftForm = { ...blankDraft(), text: "Hello", userId: "7" };
const TYPES: Readonly<Record<string, string>> = {
  "3_1": "IMAGE",
  "3_2": "IMAGE",
  "7_1": "VIDEO",
  "16_1": "GIF",
};
const known = {
  typeOf: (key: string) => TYPES[key],
  hasCard: (uri: string) => uri === "card://1",
  userId: "7",
};
const fields = (change: Partial<DraftForm>) =>
  draftProblems({ ...GOOD, ...change }, known).map(({ field }) => field);

const DRAFT: DraftPost = {
  id: "1",
  name: "Spring",
  text: "Hello",
  user_id: "7",
  nullcast: true,
  card_uri: null,
  media_keys: ["3_1"],
  created_at: "2026-11-20T10:00:00Z",
  updated_at: "2026-11-20T10:00:00Z",
};

describe("what keeps a draft from being saved", () => {
  test("nothing, when it has words", () => {
    expect(fields({})).toEqual([]);
  });

  test("an empty post, unless it shows media", () => {
    expect(fields({ text: " \n" })).toEqual(["text"]);
    expect(fields({ text: "", attached: "media", mediaKeys: ["3_1"] })).toEqual([]);
    expect(fields({ text: "", attached: "card", cardUri: "card://1" })).toEqual(["text"]);
  });

  test("a text that weighs more than 280", () => {
    expect(fields({ text: "x".repeat(280) })).toEqual([]);
    expect(fields({ text: "x".repeat(281) })).toEqual(["text"]);
    expect(fields({ text: "🦜".repeat(141) })).toEqual(["text"]);
  });

  test("a choice that was begun", () => {
    expect(fields({ attached: "card" })).toEqual(["card_uri"]);
    expect(fields({ attached: "media" })).toEqual(["media_keys"]);
  });

  test("a card that the account does not have, unless it is not shown", () => {
    expect(fields({ attached: "card", cardUri: "card://1" })).toEqual([]);
    expect(fields({ attached: "card", cardUri: "card://2" })).toEqual(["card_uri"]);
    expect(fields({ attached: "nothing", cardUri: "card://2" })).toEqual([]);
  });

  test("characters that are not allowed, and addresses without end", () => {
    expect(fields({ text: "Two\nlines", name: "Spring\tsale" })).toEqual(["name"]);
    expect(fields({ text: "Spring\tsale" })).toEqual(["text"]);
    expect(fields({ text: `https://example.com/${"x".repeat(3_900)}` })).toEqual([]);
    expect(fields({ text: `https://example.com/${"x".repeat(4_000)}` })).toEqual(["text"]);
  });

  test("an invisible character that no post may have, by its name", () => {
    const [problem] = draftProblems({ ...GOOD, text: "a\ufeffb" }, known);
    expect(problem).toMatchObject({
      field: "text",
      message: expect.stringContaining("byte order mark (U+FEFF)"),
    });
    expect(fields({ text: "a\ufffeb" })).toEqual(["text"]);
    expect(fields({ text: "a\uffff" })).toEqual(["text"]);
  });

  test("media that cannot stand together, or are not there", () => {
    expect(fields({ attached: "media", mediaKeys: ["3_1", "3_2"] })).toEqual([]);
    expect(fields({ attached: "media", mediaKeys: ["3_1", "7_1"] })).toEqual(["media_keys"]);
    expect(fields({ attached: "media", mediaKeys: ["16_1", "7_1"] })).toEqual(["media_keys"]);
    expect(fields({ attached: "media", mediaKeys: ["3_9"] })).toEqual(["media_keys"]);
    const five = ["3_1", "3_2", "3_1", "3_2", "3_1"];
    expect(fields({ attached: "media", mediaKeys: five })).toEqual(["media_keys"]);
  });

  test("a name that is too long, and no author", () => {
    expect(fields({ name: "n".repeat(81) })).toEqual(["name"]);
    expect(draftProblems(GOOD, { ...known, userId: undefined }).map(({ field }) => field)).toEqual([
      "as_user_id",
    ]);
  });
});

describe("what is sent", () => {
  test("of a new draft, what is set; a card or media, never both", () => {
    const form: DraftForm = { ...GOOD, attached: "card", cardUri: "card://1", mediaKeys: ["3_1"] };
    expect(newPost(form, "7")).toEqual({
      as_user_id: "7",
      nullcast: true,
      text: "Hello",
      card_uri: "card://1",
    });
  });

  test("of a change, what was touched; an empty value takes away", () => {
    const before = formOfPost(DRAFT);
    expect(changedPost(before, before)).toEqual({});
    expect(changedPost({ ...before, attached: "card", cardUri: "card://1" }, before)).toEqual({
      card_uri: "card://1",
      media_keys: null,
    });
    expect(changedPost({ ...before, text: "", name: "" }, before)).toEqual({ text: "", name: "" });
    expect(changedPost({ ...before, nullcast: false }, before)).toEqual({ nullcast: false });
  });
});

test("a copy has another name", () => {
  expect(draftLike(DRAFT)).toMatchObject({ name: "Spring (copy)", text: "Hello", mediaKeys: ["3_1"] });
  expect(draftLike({ ...DRAFT, name: null })).toMatchObject({ name: "" });
  expect(isDraftForm(draftLike(DRAFT))).toBe(true);
});

describe("a file that is dropped into the composer", () => {
  test("stands behind the media of a post, once, instead of a card", () => {
    const form = withFile(withFile({ ...GOOD, attached: "card", cardUri: "card://1" }, "3_1"), "3_2");
    expect(withFile(form, "3_1")).toMatchObject({ attached: "media", mediaKeys: ["3_1", "3_2"] });
  });

  test.each<MadeKind>(["card", "poll", "conversation"])("goes into a %s that is being made", (kind) => {
    const begun = withMade(GOOD, newMade(kind, "New"));
    const form = withFile(withFile(begun, "3_1"), "3_2");
    expect(form).toMatchObject({ attached: "card", mediaKeys: [] });
    expect(form.made && mediaOfMade(form.made).filter(Boolean)).toEqual(["3_2"]);
    // A poll checks its feature, as it does when a file is chosen there.
    expect(form.made?.kind === "poll" ? form.made.form.mediaTried : true).toBe(true);
  });

  test("comes behind the others of a carousel, as long as there is room", () => {
    const swipeable = draftOf("New", "components", [
      [emptyContent("SWIPEABLE_MEDIA"), emptyContent("DETAILS")],
    ]);
    const begun = withMade(GOOD, { id: "1", kind: "card", form: swipeable });
    const keys = ["3_1", "3_2", "3_3", "3_4", "3_5", "3_6", "3_7"];
    const form = keys.reduce(withFile, begun);
    expect(form.made && mediaOfMade(form.made)).toEqual(keys.slice(0, 6));
    expect(form.made && whyNoMoreFiles(form.made)).toBe("A carousel shows at most 6 files.");
    expect(begun.made && whyNoMoreFiles(begun.made)).toBeUndefined();
  });
});
