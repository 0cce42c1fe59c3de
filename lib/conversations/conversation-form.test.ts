import { describe, expect, test } from "vitest";
import type { KnownMedia } from "@/lib/media/chosen";
import {
  blankConversation,
  type ConversationForm,
  changedTerms,
  conversationLike,
  conversationProblems,
  conversationTyped,
  isConversationForm,
  newTerms,
} from "./conversation-form";
import type { ConversationCard } from "./conversation-view";

const GOOD: ConversationForm = {
  ...blankConversation(),
  name: "Launch",
  title: "Which one?",
  mediaKey: "3_1",
  actions: [{ hashtag: "#TeamBlue", post: "Blue it is" }],
  thankYouText: "Thank you!",
};

const CARD: ConversationCard = {
  id: "c1",
  name: "Launch",
  card_type: "IMAGE_CONVERSATION",
  card_uri: "card://1",
  title: "Which one?",
  media_key: "3_1",
  media_url: "https://example.com/1.png",
  first_cta: "#TeamBlue",
  first_cta_post: "Blue it is",
  thank_you_text: "Thank you!",
  unlocked_image_url: "https://example.com/2.png",
  created_at: "2026-11-20T10:00:00Z",
  updated_at: "2026-11-20T10:00:00Z",
  deleted: false,
};

/** A library in which no medium can be looked at. */
const media: KnownMedia = { mediaOf: () => "unread", sizeOf: () => undefined };
const fields = (change: Partial<ConversationForm>) =>
  conversationProblems({ ...GOOD, ...change }, { media }).map(({ field }) => field);

describe("what keeps a conversation from being saved", () => {
  test("nothing, when all that is needed is there", () => {
    expect(fields({})).toEqual([]);
  });

  test("an empty form lacks all that is needed, in the order of the fields", () => {
    expect(conversationProblems(blankConversation(), { media }).map(({ field }) => field)).toEqual([
      "name",
      "media_key",
      "title",
      "first_cta",
      "first_cta_post",
      "thank_you_text",
    ]);
  });

  test("a title or a second hashtag, either will do", () => {
    const two = [...GOOD.actions, { hashtag: "TeamRed", post: "Red" }];
    expect(fields({ title: "" })).toEqual(["title"]);
    expect(fields({ title: "", actions: two })).toEqual([]);
    expect(fields({ actions: two })).toEqual([]);
  });

  test("each hashtag with its post, each post with its hashtag", () => {
    expect(fields({ actions: [...GOOD.actions, { hashtag: "TeamRed", post: " " }] })).toEqual([
      "second_cta_post",
    ]);
    expect(fields({ actions: [...GOOD.actions, { hashtag: "", post: "Red" }] })).toEqual(["second_cta"]);
  });

  test("a hashtag has twenty characters without its sign, and no blanks", () => {
    expect(fields({ actions: [{ hashtag: `#${"a".repeat(20)}`, post: "x" }] })).toEqual([]);
    expect(fields({ actions: [{ hashtag: "a".repeat(21), post: "x" }] })).toEqual(["first_cta"]);
    expect(fields({ actions: [{ hashtag: "two words", post: "x" }] })).toEqual(["first_cta"]);
  });

  test("a hashtag that no post would have: digits alone", () => {
    for (const hashtag of ["2026", "#12345", "#1234", "＃1"]) {
      expect(fields({ actions: [{ hashtag, post: "Blue" }] })).toEqual(["first_cta"]);
    }
    expect(fields({ actions: [{ hashtag: "y2026", post: "Blue" }] })).toEqual([]);
  });

  test("a post that readers could not publish, weighed with its hashtag as they would", () => {
    const posts = (post: string) => fields({ actions: [{ hashtag: "yes", post }] });
    const address = `https://www.example.com/${"a".repeat(400)}`;
    expect(posts("あ".repeat(200))).toEqual(["first_cta_post"]);
    expect(posts("あ".repeat(137))).toEqual([]);
    expect(posts("あ".repeat(138))).toEqual(["first_cta_post"]);
    expect(posts(`${"あ".repeat(137)}!!`)).toEqual(["first_cta_post"]);
    expect(posts(`#yes ${"あ".repeat(137)}!`)).toEqual([]);
    expect(posts(`${"a".repeat(251)} ${address}`)).toEqual([]);
    expect(posts("a\ufeffb")).toEqual(["first_cta_post"]);
  });

  test("texts and the address keep their limits", () => {
    expect(fields({ title: "x".repeat(24), thankYouText: "y".repeat(24), thankYouUrl: "example" })).toEqual([
      "title",
      "thank_you_text",
      "thank_you_url",
    ]);
  });

  test("a tab in a text, as a spreadsheet leaves it", () => {
    expect(fields({ name: "Spring\tsale", thankYouUrl: "https://example.com/a\tb" })).toEqual([
      "name",
      "thank_you_url",
    ]);
    expect(fields({ actions: [{ hashtag: "TeamBlue", post: "Two\nlines" }] })).toEqual([]);
  });

  test("media that left the library, unless they hang on the card that is changed", () => {
    const empty: KnownMedia = { mediaOf: () => undefined, sizeOf: () => undefined };
    const form = { ...conversationTyped(CARD), unlock: "image", unlockKey: "3_2" } as const;
    const of = (card?: ConversationCard) =>
      conversationProblems(form, { media: empty, card }).map(({ field }) => field);
    expect(of()).toEqual(["media_key", "unlocked_image_media_key"]);
    expect(of(CARD)).toEqual(["unlocked_image_media_key"]);
  });

  test("what is unlocked has to be chosen", () => {
    expect(fields({ unlock: "image" })).toEqual(["unlocked_image_media_key"]);
    expect(fields({ unlock: "image", unlockKey: "3_2" })).toEqual([]);
  });
});

describe("what is sent", () => {
  test("of a new card, what is set", () => {
    expect(newTerms(GOOD)).toEqual({
      name: "Launch",
      title: "Which one?",
      media_key: "3_1",
      first_cta: "TeamBlue",
      first_cta_post: "Blue it is",
      thank_you_text: "Thank you!",
    });
  });

  test("of a change, what was touched; an empty text clears a field", () => {
    const form = conversationTyped(CARD);
    expect(changedTerms(form, CARD)).toEqual({});
    expect(
      changedTerms(
        { ...form, title: "", actions: [...form.actions, { hashtag: "TeamRed", post: "Red" }] },
        CARD,
      ),
    ).toEqual({ title: "", second_cta: "TeamRed", second_cta_post: "Red" });
  });

  test("calls to action as a whole, when the card has them with a gap that the form closes", () => {
    const gap: ConversationCard = { ...CARD, third_cta: "#TeamRed", third_cta_post: "Red" };
    const form = conversationTyped(gap);
    expect(changedTerms({ ...form, name: "Other" }, gap)).toEqual({ name: "Other" });
    const [first, second] = form.actions;
    if (!first || !second) throw new Error("The form lacks a call to action");
    expect(changedTerms({ ...form, actions: [first, { ...second, hashtag: "Red" }] }, gap)).toEqual({
      second_cta: "Red",
      second_cta_post: "Red",
      third_cta: "",
      third_cta_post: "",
    });
  });

  test("nothing of what is unlocked, unless it is replaced or taken away", () => {
    const form = conversationTyped(CARD);
    expect(form.unlock).toBe("kept");
    expect(changedTerms({ ...form, unlock: "image", unlockKey: "3_2" }, CARD)).toEqual({
      unlocked_image_media_key: "3_2",
    });
    expect(changedTerms({ ...form, unlock: "nothing" }, CARD)).toEqual({ unlocked_image_media_key: "" });
  });
});

test("a duplicate has another name, and unlocks nothing: the key is write-only", () => {
  expect(conversationLike(CARD)).toMatchObject({ name: "Launch (copy)", unlock: "nothing", mediaKey: "3_1" });
  expect(isConversationForm(conversationLike(CARD))).toBe(true);
});
