import * as z from "zod";
import { cardSearchParams } from "@/lib/ads/card-params";
import { appIdentifier, country, deepLink } from "@/lib/ads/destination-params";
import { defineEndpoint, shortPageParams, withDeleted } from "@/lib/ads/endpoint";
import { visibleName } from "@/lib/ads/name-param";
import { choice, choices, flag, id, ids, text, url, words } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { open, recordBase } from "@/lib/ads/records";

/** Advertising specification, Resources: Card. The service derives it from the components. */
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

const path = "/accounts/:account_id/cards";

export const list = defineEndpoint({
  number: "57",
  name: "cards.list",
  summary: "Cards of an account that were made of components",
  method: "GET",
  path,
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
  answer: "list",
  data: cardRecord,
  access: viewCreatives,
  rateLimit: accountReads,
});

/** Answers with a list of one, as the specification's example does. */
export const get = defineEndpoint({
  number: "58",
  name: "cards.get",
  summary: "One card",
  method: "GET",
  path: `${path}/:card_id`,
  params: z.object({ account_id: id(), card_id: id(), with_deleted: withDeleted() }),
  answer: "list",
  data: cardRecord,
  access: viewCreatives,
  rateLimit: accountReads,
});

export const create = defineEndpoint({
  number: "59",
  name: "cards.create",
  summary: "Create a card from components or slides",
  method: "POST",
  path,
  params: z.object({ account_id: id() }),
  body: cardBody,
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id, sort_by: ["created_at-desc"] } }),
  answer: "one",
  data: cardRecord,
  access: manageCreatives,
  rateLimit: writes,
});

/** What is given replaces what there was; a card answers with a list of one here, too. */
export const update = defineEndpoint({
  number: "R78",
  name: "cards.update",
  summary: "Change the name of a card, or what it is made of",
  method: "PUT",
  path: `${path}/:card_id`,
  params: z.object({ account_id: id(), card_id: id() }),
  body: cardBody.partial().meta({ examples: [{ name: "Winter boots, on sale" }] }),
  seenBy: ({ account_id, card_id }) => ({ endpoint: get, input: { account_id, card_id } }),
  answer: "list",
  data: cardRecord,
  access: manageCreatives,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  number: "R79",
  name: "cards.remove",
  summary: "Delete a card",
  method: "DELETE",
  path: `${path}/:card_id`,
  params: z.object({ account_id: id(), card_id: id() }),
  answer: "list",
  data: cardRecord,
  access: manageCreatives,
  rateLimit: writes,
});
