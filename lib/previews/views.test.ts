import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attachmentView } from "./attachment-view";
import { cardView } from "./card-view";
import { conversationView } from "./conversation-view";
import { pollAt, pollView } from "./poll-view";
import { postView } from "./post-view";
import { lookupIn } from "./test-media-lookup";
import { postViewSchema } from "./view";

const nothing = () => undefined;
const image = {
  media_key: "3_1",
  media_type: "IMAGE",
  media_url: "https://media.example/1.png",
  width: 800,
  height: 800,
};
const video = {
  media_key: "7_1",
  media_type: "VIDEO",
  media_status: "TRANSCODE_COMPLETED",
  media_url: "https://media.example/1.mp4",
  poster_media_url: "https://media.example/1.jpg",
  aspect_ratio: "16:9",
  duration: 15_000,
};
const library = lookupIn([
  image,
  video,
  { ...video, media_key: "7_2", media_status: "TRANSCODE_IN_PROGRESS" },
]);

const website = {
  type: "DETAILS",
  title: "Autumn",
  destination: { type: "WEBSITE", url: "https://www.northwind.com/x" },
};

/** Values in which the fields of records turn up, with anything in them. */
const record = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.jsonValue(),
    fc.constantFrom("MEDIA", "SWIPEABLE_MEDIA", "DETAILS", "BUTTON", "3_1", "https://x.com"),
    tie("object"),
    fc.array(tie("value"), { maxLength: 4 }),
  ),
  object: fc.dictionary(
    fc.constantFrom(
      "components",
      "slides",
      "type",
      "media_key",
      "media_keys",
      "title",
      "destination",
      "url",
      "label",
      "value",
      "card_type",
      "first_choice",
      "fourth_choice",
      "end_time",
      "first_cta",
      "second_cta_post",
      "text",
      "card_uri",
      "media_url",
      "name",
      "screen_name",
      "video_width",
      "video_height",
      "aspect_ratio",
      "duration",
      "thank_you_url",
      "unlocked_image_media_key",
    ),
    tie("value"),
    { maxKeys: 10 },
  ),
})).object;

describe("previews of anything", () => {
  it("are drawn without an error, and are data that can be sealed", () => {
    fc.assert(
      fc.property(
        record,
        record,
        fc.oneof(record, fc.jsonValue()),
        fc.oneof(record, fc.jsonValue()),
        (post, card, found, author) => {
          const media = () => found;
          const view = postView({ post, author, card, media });
          expect(postViewSchema.parse(JSON.parse(JSON.stringify(view)))).toEqual(view);
          for (const attachment of [
            attachmentView(card, media),
            cardView(card, media),
            conversationView(card, media),
          ]) {
            expect(postViewSchema.safeParse({ ...view, attachment }).success).toBe(true);
          }
          const poll = pollView(card, media, "sample");
          expect(postViewSchema.safeParse({ ...view, attachment: poll }).success).toBe(true);
          expect(pollAt(poll, 0).footer).not.toBe("");
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe("cards", () => {
  it("keep the order of their parts", () => {
    const [parts] = cardView({ components: [website, { type: "MEDIA", media_key: "3_1" }] }, library).slides;
    expect(parts?.map(({ part }) => part)).toEqual(["details", "media"]);
    expect(parts?.[0]).toMatchObject({ domain: { text: "northwind.com", missing: false } });
  });

  it("say what is missing", () => {
    const [parts] = cardView(
      { components: [{ type: "DETAILS" }, { type: "MEDIA", media_key: "3_9" }, { type: "HOLOGRAM" }] },
      nothing,
    ).slides;
    expect(parts).toMatchObject([
      { part: "details", title: { missing: true }, domain: { missing: true } },
      {
        part: "media",
        media: { kind: "image", missing: { words: "Not in the media library", detail: "3_9" } },
      },
      { part: "note", detail: "HOLOGRAM" },
    ]);
    expect(cardView({ components: [] }, nothing).slides).toMatchObject([[{ part: "note" }]]);
  });

  it("show a single picture of a post no taller than 3:4 and no wider than 2:1", () => {
    const drawn = (aspect_ratio: string) => {
      const media = lookupIn([Object.assign({}, video, { aspect_ratio })]);
      const { attachment } = postView({ post: { text: "x", media_keys: ["7_1"] }, media });
      return attachment?.kind === "gallery" ? attachment.media.map(({ ratio }) => ratio) : [];
    };
    expect(drawn("9:16")).toEqual([0.75]);
    expect(drawn("4:1")).toEqual([2]);
    expect(drawn("4:5")).toEqual([0.8]);
  });

  it("give all of a carousel one ratio", () => {
    const { slides } = cardView(
      { components: [{ type: "SWIPEABLE_MEDIA", media_keys: ["7_9", "3_1", "7_1"] }, website] },
      library,
    );
    const [swipe] = slides[0] ?? [];
    expect(swipe?.part === "swipe" && swipe.media.map(({ ratio }) => ratio)).toEqual([1, 1, 1]);
  });

  it("with a button are for phones", () => {
    const button = {
      type: "BUTTON",
      label: { type: "ENUM", value: "INSTALL" },
      destination: { type: "APP", store_b_app_id: "a.b" },
    };
    const view = cardView({ components: [button] }, nothing);
    expect(view.phoneOnly).toBe(true);
    expect(view.slides[0]?.[0]).toMatchObject({ label: { text: "Install" }, stores: "Store B" });
  });

  it("of old and unknown types are named", () => {
    expect(attachmentView({ card_type: "SUMMARY", card_uri: "card://1" }, nothing)).toMatchObject({
      kind: "unknown",
      detail: "SUMMARY",
    });
    expect(postView({ post: { text: "x", card_uri: "card://1" }, media: nothing }).attachment).toMatchObject({
      kind: "unknown",
      detail: "card://1",
    });
  });
});

describe("media", () => {
  it("under way, failed, deleted and of an unknown kind are boxes with words", () => {
    const words = (record: object) => {
      const gallery = postView({
        post: { media_keys: ["7_1"] },
        media: () => ({ ...video, ...record }),
      }).attachment;
      return gallery?.kind === "gallery" ? gallery.media[0]?.missing?.words : undefined;
    };
    expect(words({})).toBeUndefined();
    expect(words({ media_status: "TRANSCODE_IN_PROGRESS" })).toContain("Still processing");
    expect(words({ media_status: "TRANSCODE_FAILED" })).toContain("Processing failed");
    expect(words({ deleted: true })).toContain("Deleted");
    expect(words({ media_url: null, poster_media_url: null })).toContain("Without");
    expect(words({ media_url: "javascript:alert(1)", poster_media_url: null })).toContain("Without");
  });
});

describe("polls", () => {
  const poll = {
    card_type: "TEXT_POLLS",
    first_choice: "Yes",
    second_choice: "No",
    end_time: "2026-01-02T00:00:00Z",
  };
  const at = (time: string) => Date.parse(time);

  it("count down in the largest unit", () => {
    const footer = (time: string) => pollAt(pollView(poll, nothing), at(time)).footer;
    expect(footer("2025-12-30T23:00:00Z")).toBe("2 days left");
    expect(footer("2026-01-01T01:00:00Z")).toBe("23 hours left");
    expect(footer("2026-01-01T23:58:30Z")).toBe("1 minute left");
    expect(footer("2026-01-01T23:59:59Z")).toBe("1 second left");
    expect(footer("2026-01-02T00:00:00Z")).toBe("Final results");
  });

  it("do not take unknown votes for none", () => {
    const closed = pollAt(pollView(poll, nothing), at("2026-02-01T00:00:00Z"));
    expect(closed.bars?.map(({ percent }) => percent)).toEqual([undefined, undefined]);
    const none = pollAt(pollView(poll, nothing, [0, 0]), at("2026-02-01T00:00:00Z"));
    expect(none.bars?.map(({ percent }) => percent)).toEqual([0, 0]);
    expect(none.footer).toBe("0 votes · Final results");
    const closedEyes = pollAt(pollView(poll, nothing, "not-permitted"), at("2026-01-01T00:00:00Z"));
    expect(closedEyes.footer).toContain("No access");
  });

  it("are shown before they exist as they begin: with no votes, and all of their time", () => {
    const drawn = (minutes?: number) =>
      pollAt(pollView({ ...poll, end_time: undefined, duration_in_minutes: minutes }, nothing), 0);
    expect(drawn(1_440)).toMatchObject({ state: "not-created", footer: "0 votes · 1 day left" });
    expect(drawn(90).footer).toBe("0 votes · 1 hour left");
    expect(drawn().footer).toBe("0 votes");
  });

  it("show leaders and whole per cents", () => {
    const { bars } = pollAt(pollView(poll, nothing, [2, 1]), 0);
    expect(bars).toEqual([
      { percent: 67, leads: true },
      { percent: 33, leads: false },
    ]);
  });
});

describe("conversations", () => {
  const card = {
    card_type: "IMAGE_CONVERSATION",
    title: "Pick one",
    first_cta: "#autumn",
    first_cta_post: "I like it",
    thank_you_text: "Thanks",
    thank_you_url: "https://www.northwind.com/t",
  };

  it("write the hashtag into the post unless it is there", () => {
    const posts = (first_cta_post: string) =>
      conversationView({ ...card, first_cta_post }, nothing).actions[0]?.post.text;
    expect(posts("I like it")).toBe("I like it #autumn");
    expect(posts("I like #Autumn, really")).toBe("I like #Autumn, really");
  });

  it("ask for a title with one call to action only", () => {
    const { title: _, ...untitled } = card;
    expect(conversationView(untitled, nothing).title).toMatchObject({ missing: true });
    const two = conversationView({ ...untitled, second_cta: "winter", second_cta_post: "Snow" }, nothing);
    expect(two.title).toBeUndefined();
    expect(two.actions.map(({ hashtag }) => hashtag.text)).toEqual(["#autumn", "#winter"]);
    expect(two.thankYouDomain).toBe("northwind.com");
  });
});

describe("posts", () => {
  it("show addresses short and in colour", () => {
    const { body } = postView({
      post: { text: "See https://www.northwind.com/a/very/long/path/to #sale" },
      media: nothing,
    });
    expect(body).toEqual([
      { text: "See " },
      { text: "northwind.com/a/very/long/pa…", kind: "url" },
      { text: " " },
      { text: "#sale", kind: "hashtag" },
    ]);
  });

  it.each([
    ["https://blog.twitter.com/2013/rich-photos-and-more", "blog.twitter.com/2013/rich-phot…"],
    ["https://nordlys-outdoor.example.com/jackets", "nordlys-outdoor.example.com/jackets"],
    ["https://nordlys-outdoor.example.com", "nordlys-outdoor.example.com"],
    ["http://example.com?q=012345678901", "example.com?q=012345678901"],
  ])("show the host of %s whole, and 15 characters of its path", (address, shown) => {
    expect(postView({ post: { text: address }, media: nothing }).body).toEqual([
      { text: shown, kind: "url" },
    ]);
  });

  it("name their author, or say that it is unknown", () => {
    expect(
      postView({ post: {}, author: { name: "Mara Agency", screen_name: "mara" }, media: nothing }).author,
    ).toMatchObject({
      initials: "MA",
      handle: { text: "@mara", missing: false },
    });
    expect(postView({ post: {}, media: nothing }).author.name.missing).toBe(true);
  });
});
