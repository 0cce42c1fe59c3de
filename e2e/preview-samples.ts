import type { CARD_TYPES } from "../lib/ads/endpoints/cards";
import type { PollVotes } from "../lib/previews/poll-view";
import { postView } from "../lib/previews/post-view";
import { lookupIn } from "../lib/previews/test-media-lookup";
import type { PostView } from "../lib/previews/view";

/** A picture that the dashboard itself has, so that nothing else is asked for one. */
const PICTURE = "/icon.svg";

const image = (key: string, width: number, height: number) => ({
  media_key: key,
  media_type: "IMAGE",
  media_url: PICTURE,
  width,
  height,
});

const video = (key: string, aspect_ratio: string) => ({
  media_key: key,
  media_type: "VIDEO",
  media_status: "TRANSCODE_COMPLETED",
  media_url: "/nothing.mp4",
  poster_media_url: PICTURE,
  aspect_ratio,
  duration: 15_000,
});

const media = lookupIn([
  image("3_1", 800, 418),
  image("3_2", 800, 800),
  image("3_3", 800, 800),
  video("7_1", "16:9"),
  video("7_2", "1:1"),
  video("7_3", "1:1"),
]);

const author = { name: "Northwind", screen_name: "northwind" };
const LONG_TITLE =
  "Everything for the garden in autumn, from bulbs to rakes, delivered to your door within two days wherever you live";

const details = (title: string) => ({
  type: "DETAILS",
  title,
  destination: { type: "WEBSITE", url: "https://www.northwind.com/autumn" },
});
const button = {
  type: "BUTTON",
  label: { type: "ENUM", value: "INSTALL" },
  destination: {
    type: "APP",
    country_code: "DE",
    store_a_app_identifier: "1",
    store_b_app_id: "com.northwind",
  },
};
const one = (key: string) => ({ type: "MEDIA", media_key: key });
const several = (...keys: string[]) => ({ type: "SWIPEABLE_MEDIA", media_keys: keys });

/** A card of each of the types, as the service would show it. */
export const CARDS: Readonly<Record<(typeof CARD_TYPES)[number], object>> = {
  IMAGE_APP: { components: [one("3_1"), button] },
  IMAGE_CAROUSEL_APP: { components: [several("3_2", "3_3"), button] },
  IMAGE_CAROUSEL_WEBSITE: { components: [several("3_2", "3_3", "3_2"), details("Autumn")] },
  IMAGE_MULTI_DEST_CAROUSEL_WEBSITE: {
    slides: [
      [one("3_2"), details("Bulbs")],
      [one("3_3"), details("Rakes")],
    ],
  },
  IMAGE_WEBSITE: { components: [one("3_1"), details(LONG_TITLE)] },
  MIXED_MEDIA_MULTI_DEST_CAROUSEL_WEBSITE: {
    slides: [
      [one("7_2"), details("Bulbs")],
      [one("3_3"), details("Rakes")],
    ],
  },
  MIXED_MEDIA_SINGLE_DEST_CAROUSEL_APP: { components: [several("3_2", "7_2"), button] },
  MIXED_MEDIA_SINGLE_DEST_CAROUSEL_WEBSITE: { components: [details("Autumn"), several("7_2", "3_2")] },
  VIDEO_APP: { components: [one("7_1"), button] },
  VIDEO_CAROUSEL_APP: { components: [several("7_2", "7_3"), button] },
  VIDEO_CAROUSEL_WEBSITE: { components: [several("7_2", "7_3"), details("Autumn")] },
  VIDEO_MULTI_DEST_CAROUSEL_WEBSITE: {
    slides: [
      [one("7_2"), details("Bulbs")],
      [one("7_3"), details("Rakes")],
    ],
  },
  VIDEO_WEBSITE: { components: [one("7_1"), details("Autumn")] },
};

export const cardPost = (card: object, text = "Autumn #sale"): PostView =>
  postView({ post: { text }, author, card, media });

/** A poll that ends so many milliseconds from now. */
export function pollPost(endsIn: number, votes?: PollVotes): PostView {
  const card = {
    card_type: "TEXT_POLLS",
    first_choice: "Tulips",
    second_choice: "Daffodils",
    third_choice: "Snowdrops",
    end_time: new Date(Date.now() + endsIn).toISOString(),
  };
  return postView({ post: { text: "Which first?" }, author, card, media, ...(votes && { votes }) });
}

/** A conversation with so many calls to action. */
export function conversationPost(calls: 1 | 2 | 4): PostView {
  const names = ["first", "second", "third", "fourth"] as const;
  const tags = ["Tulips", "Daffodils", "Snowdrops", "Crocuses"] as const;
  const ctas = names.slice(0, calls).flatMap((name, index) => [
    [`${name}_cta`, tags[index]],
    [`${name}_cta_post`, `I plant ${tags[index]}`],
  ]);
  const card = {
    card_type: "IMAGE_CONVERSATION",
    media_key: "3_1",
    ...(calls === 1 && { title: "What do you plant?" }),
    ...Object.fromEntries(ctas),
    thank_you_text: "Thanks for planting",
    thank_you_url: "https://www.northwind.com/thanks",
    unlocked_image_media_key: "3_1",
  };
  return postView({ post: { text: "Spring is planned in autumn" }, author, card, media });
}

/** A post without a card, with whatever is given of it. */
export const plainPost = (post: object): PostView => postView({ post, author, media });
