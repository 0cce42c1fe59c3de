import * as z from "zod";

/** One destination with an ordered list of blocks, or several slides of which each has its own. */
export type CardShape = "components" | "slides";

const identity = { id: z.string() };

/**
 * A block as it is typed. Destinations need no type: details lead to websites and buttons to apps, so that a wrong
 * one cannot even be written down.
 */
const block = z.discriminatedUnion("type", [
  z.object({ ...identity, type: z.literal("MEDIA"), media_key: z.string() }),
  z.object({ ...identity, type: z.literal("SWIPEABLE_MEDIA"), media_keys: z.array(z.string()) }),
  z.object({ ...identity, type: z.literal("DETAILS"), title: z.string(), url: z.string() }),
  z.object({
    ...identity,
    type: z.literal("BUTTON"),
    label: z.string(),
    country_code: z.string(),
    store_a_app_identifier: z.string(),
    store_a_deep_link: z.string(),
    store_b_app_id: z.string(),
    store_b_deep_link: z.string(),
  }),
]);

const cardDraft = z.object({
  name: z.string(),
  shape: z.enum(["components", "slides"]),
  sides: z.array(z.object({ ...identity, blocks: z.array(block) })),
  /** Number of the next id. Ids name blocks while they move; they are never sent. */
  next: z.number().int(),
});

export type Block = z.output<typeof block>;
export type BlockType = Block["type"];
export type MediaBlock = Extract<Block, { type: "MEDIA" }>;
export type SwipeBlock = Extract<Block, { type: "SWIPEABLE_MEDIA" }>;
export type DetailsBlock = Extract<Block, { type: "DETAILS" }>;
export type ButtonBlock = Extract<Block, { type: "BUTTON" }>;
/** What is seen at a time: the whole card, or one of its slides. */
export type Side = z.output<typeof cardDraft>["sides"][number];
export type CardDraft = z.output<typeof cardDraft>;

export const isCardDraft = (value: unknown): value is CardDraft => cardDraft.safeParse(value).success;

export const SLIDES_MIN = 2;
export const SLIDES_MAX = 6;

/** Content of a block without its id. */
export type BlockContent = Block extends infer Each ? (Each extends Block ? Omit<Each, "id"> : never) : never;

const EMPTY_BLOCKS: { readonly [Type in BlockType]: Omit<Extract<Block, { type: Type }>, "id"> } = {
  MEDIA: { type: "MEDIA", media_key: "" },
  SWIPEABLE_MEDIA: { type: "SWIPEABLE_MEDIA", media_keys: [] },
  DETAILS: { type: "DETAILS", title: "", url: "" },
  BUTTON: {
    type: "BUTTON",
    label: "",
    country_code: "",
    store_a_app_identifier: "",
    store_a_deep_link: "",
    store_b_app_id: "",
    store_b_deep_link: "",
  },
};

export const BLOCK_TYPES = ["MEDIA", "SWIPEABLE_MEDIA", "DETAILS", "BUTTON"] as const satisfies BlockType[];

/** What a block holds when it is added. */
export const emptyContent = <Type extends BlockType>(type: Type) => EMPTY_BLOCKS[type];

/** A draft of these blocks, with ids of its own. */
export function draftOf(
  name: string,
  shape: CardShape,
  sides: readonly (readonly BlockContent[])[],
): CardDraft {
  let next = 1;
  const id = (kind: string) => `${kind}${next++}`;
  return {
    name,
    shape,
    sides: sides.map((blocks) => ({
      id: id("s"),
      blocks: blocks.map((content): Block => ({ ...content, id: id("b") })),
    })),
    next,
  };
}

/** What the builder begins with: the smallest card there is, with a file that it shows already or none. */
export const blankCard = (mediaKey = ""): CardDraft =>
  draftOf("", "components", [[{ ...EMPTY_BLOCKS.MEDIA, media_key: mediaKey }, EMPTY_BLOCKS.DETAILS]]);

/** Keys of the media that a draft shows, in their order; without places where none was chosen yet. */
export function mediaKeysOfDraft({ sides }: CardDraft): string[] {
  return sides
    .flatMap(({ blocks }) => blocks)
    .flatMap((each) =>
      each.type === "MEDIA" ? [each.media_key] : each.type === "SWIPEABLE_MEDIA" ? each.media_keys : [],
    )
    .filter((key) => key !== "");
}

/**
 * The body as it would be sent, whatever is still missing in it: empty texts stay empty, optional ones are left out.
 * It is a `CardBody` as soon as the draft has no problems.
 */
export function bodyOfDraft({ name, shape, sides }: CardDraft) {
  const lists = sides.map(({ blocks }) => blocks.map(componentOf));
  return shape === "slides" ? { name, slides: lists } : { name, components: lists[0] ?? [] };
}

function componentOf(of: Block) {
  switch (of.type) {
    case "MEDIA":
      return { type: of.type, media_key: of.media_key };
    case "SWIPEABLE_MEDIA":
      return { type: of.type, media_keys: of.media_keys };
    case "DETAILS":
      return {
        type: of.type,
        title: of.title,
        destination: { type: "WEBSITE", url: of.url.trim() },
      };
    case "BUTTON": {
      const optional = (
        ["store_a_app_identifier", "store_a_deep_link", "store_b_app_id", "store_b_deep_link"] as const
      ).flatMap((field) => (of[field].trim() === "" ? [] : [[field, of[field].trim()]]));
      return {
        type: of.type,
        label: { type: "ENUM", value: of.label },
        destination: { type: "APP", country_code: of.country_code, ...Object.fromEntries(optional) },
      };
    }
  }
}
