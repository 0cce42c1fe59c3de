import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { cardSearchParams } from "@/lib/ads/card-params";
import { appIdentifier, country, deepLink } from "@/lib/ads/destination-params";
import { defineEndpoint, shortPageParams, withDeleted } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, choices, flag, id, ids, text, url, words } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { open, recordBase } from "@/lib/ads/records";

/** Derived by the service from the components (advertising specification, Resources: Card). */
export const CARD_TYPES = [
  "IMAGE_APP",
  "IMAGE_CAROUSEL_APP",
  "IMAGE_CAROUSEL_WEBSITE",
  "IMAGE_MULTI_DEST_CAROUSEL_WEBSITE",
  "IMAGE_WEBSITE",
  "MIXED_MEDIA_MULTI_DEST_CAROUSEL_WEBSITE",
  "MIXED_MEDIA_SINGLE_DEST_CAROUSEL_APP",
  "MIXED_MEDIA_SINGLE_DEST_CAROUSEL_WEBSITE",
  "VIDEO_APP",
  "VIDEO_CAROUSEL_APP",
  "VIDEO_CAROUSEL_WEBSITE",
  "VIDEO_MULTI_DEST_CAROUSEL_WEBSITE",
  "VIDEO_WEBSITE",
] as const;

export type CardType = (typeof CARD_TYPES)[number];

export const BUTTON_LABELS = ["BOOK", "CONNECT", "INSTALL", "OPEN", "ORDER", "PLAY", "SHOP"] as const;

export const CARD_NAME_MAX = 80;
export const CARD_TITLE_MAX = 70;
export const SWIPEABLE_MEDIA_MIN = 2;
export const SWIPEABLE_MEDIA_MAX = 6;

export const cardRecord = z.looseObject({
  ...recordBase,
  name: z.string(),
  card_type: open(CARD_TYPES),
  card_uri: z.string(),
  components: z.array(z.looseObject({ type: z.string() })).optional(),
  slides: z.array(z.array(z.looseObject({ type: z.string() }))).optional(),
});

const destination = z.discriminatedUnion("type", [
  z.object({ type: z.literal("WEBSITE"), url: url() }),
  z.object({
    type: z.literal("APP"),
    country_code: country(),
    store_a_app_identifier: appIdentifier("a").optional(),
    store_a_deep_link: deepLink().optional(),
    store_b_app_id: appIdentifier("b").optional(),
    store_b_deep_link: deepLink().optional(),
  }),
]);

const component = z.discriminatedUnion("type", [
  z.object({ type: z.literal("MEDIA"), media_key: id() }),
  z.object({
    type: z.literal("SWIPEABLE_MEDIA"),
    media_keys: z.array(id()).min(SWIPEABLE_MEDIA_MIN).max(SWIPEABLE_MEDIA_MAX),
  }),
  z.object({ type: z.literal("DETAILS"), title: text({ max: CARD_TITLE_MAX }), destination }),
  z.object({
    type: z.literal("BUTTON"),
    label: z.object({ type: z.literal("ENUM"), value: choice(BUTTON_LABELS) }),
    destination,
  }),
]);

export type CardComponent = z.output<typeof component>;

/** From top to bottom; `slides` from left to right. */
export const cardBody = z
  .object({
    name: visibleName(CARD_NAME_MAX),
    components: z.array(component).optional(),
    slides: z.array(z.array(component)).optional(),
  })
  .meta({
    examples: [
      {
        name: "Winter boots",
        components: [
          { type: "MEDIA", media_key: "3_1234567890123456789" },
          {
            type: "DETAILS",
            title: "Made for winter",
            destination: { type: "WEBSITE", url: "https://www.example.com/" },
          },
        ],
      },
    ],
  });

export type CardBody = z.output<typeof cardBody>;

const resource = accountResource({
  name: "cards",
  key: { card_id: id() },
  data: cardRecord,
  view: viewCreatives,
  manage: manageCreatives,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "57",
  summary: "Cards of an account that were made of components",
  params: z.object({
    account_id: id(),
    card_types: choices(CARD_TYPES).optional(),
    card_id: ids().optional(),
    card_uris: words({ maxItems: 200, maxLength: 80 }).optional(),
    ...shortPageParams(),
    include_legacy_cards: flag({ usual: false }).optional(),
    ...cardSearchParams(),
    with_deleted: withDeleted(),
  }),
});

/** Answers with a list of one, like the specification's example. */
export const get = defineEndpoint({ ...resource.get, number: "58", summary: "One card", answer: "list" });

export const create = defineEndpoint({
  ...resource.create,
  number: "59",
  summary: "Create a card from components or slides",
  params: resource.account,
  body: cardBody,
  seenBy: seenAmongNewest(list),
});

/** The given values replace the previous ones; here too, a card answers with a list of one. */
export const update = defineEndpoint({
  ...resource.update,
  number: "R78",
  summary: "Change the name of a card, or what it is made of",
  params: resource.one,
  body: cardBody.partial().meta({ examples: [{ name: "Winter boots, on sale" }] }),
  seenBy: ({ account_id, card_id }) => ({ endpoint: get, input: { account_id, card_id } }),
  answer: "list",
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "R79",
  summary: "Delete a card",
  seenBy: (input) => ({ endpoint: get, input: { ...input, with_deleted: true } }),
  answer: "list",
});
