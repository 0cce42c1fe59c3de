import { SWIPEABLE_MEDIA_MAX } from "@/lib/ads/endpoints/cards";
import { moved } from "@/lib/lists/arrange";
import {
  type Block,
  type BlockContent,
  type BlockType,
  type CardDraft,
  type CardShape,
  emptyContent,
  mediaKeysOfDraft,
  type Side,
  SLIDES_MAX,
  SLIDES_MIN,
} from "./card-draft";
import type { CardFormat } from "./card-formats";
import { CAROUSEL_FULL, SLIDES_FULL } from "./card-words";

const isMedia = (type: BlockType) => type === "MEDIA" || type === "SWIPEABLE_MEDIA";

/** Why a block cannot come next in a side; undefined when it can (advertising specification, card POST body). */
export function whyNotAdd({ shape }: CardDraft, { blocks }: Side, type: BlockType): string | undefined {
  if (shape === "slides" && type === "SWIPEABLE_MEDIA") {
    return "Slides are swiped themselves: each shows one image or video.";
  }
  if (shape === "slides" && type === "BUTTON") {
    return "Slides lead to websites. There are no app cards with several destinations.";
  }
  const rival = blocks.find((block) => isMedia(block.type) === isMedia(type));
  if (!rival) return undefined;
  return isMedia(type)
    ? "Already added. A card has one media block."
    : "Already added. A card has one destination.";
}

/** Why no slide can be added; undefined when one can. */
export const whyNotAddSlide = ({ sides }: CardDraft): string | undefined =>
  sides.length >= SLIDES_MAX ? SLIDES_FULL : undefined;

/** Why no medium can be added to those to swipe. */
export const whyNotAddMedium = (keys: readonly string[]): string | undefined =>
  keys.length >= SWIPEABLE_MEDIA_MAX ? `At most ${SWIPEABLE_MEDIA_MAX} media can be swiped.` : undefined;

const withSides = (draft: CardDraft, sides: Side[]): CardDraft => ({ ...draft, sides });

function inSide(draft: CardDraft, sideId: string, edit: (blocks: Block[]) => Block[]): CardDraft {
  return withSides(
    draft,
    draft.sides.map((side) => (side.id === sideId ? { ...side, blocks: edit(side.blocks) } : side)),
  );
}

/** The side a block is in. */
export const sideOf = ({ sides }: CardDraft, blockId: string): Side | undefined =>
  sides.find(({ blocks }) => blocks.some(({ id }) => id === blockId));

/** Adds a block below the others, unless the rules keep it out. */
export function addBlock(draft: CardDraft, sideId: string, type: BlockType): CardDraft {
  const side = draft.sides.find(({ id }) => id === sideId);
  if (!side || whyNotAdd(draft, side, type) !== undefined) return draft;
  const added: Block = { ...emptyContent(type), id: `b${draft.next}` };
  return { ...inSide(draft, sideId, (blocks) => [...blocks, added]), next: draft.next + 1 };
}

export function removeBlock(draft: CardDraft, blockId: string): CardDraft {
  const side = sideOf(draft, blockId);
  return side ? inSide(draft, side.id, (blocks) => blocks.filter(({ id }) => id !== blockId)) : draft;
}

/** Puts new content into a block; its type may change with it. */
export function setBlock(draft: CardDraft, blockId: string, content: BlockContent): CardDraft {
  const side = sideOf(draft, blockId);
  if (!side) return draft;
  return inSide(draft, side.id, (blocks) =>
    blocks.map((block) => (block.id === blockId ? { ...content, id: blockId } : block)),
  );
}

/** Moves a block within its side. */
export function moveBlock(draft: CardDraft, blockId: string, to: number): CardDraft {
  const side = sideOf(draft, blockId);
  const from = side?.blocks.findIndex(({ id }) => id === blockId) ?? -1;
  if (!side || from === to) return draft;
  return inSide(draft, side.id, (blocks) => moved(blocks, from, to));
}

/** Puts a slide at another place among them, counted from 0. */
export function moveSlide(draft: CardDraft, sideId: string, to: number): CardDraft {
  const from = draft.sides.findIndex(({ id }) => id === sideId);
  return from < 0 || from === to ? draft : withSides(draft, moved(draft.sides, from, to));
}

/** Adds an empty slide, or a copy of one right after it. */
export function addSlide(draft: CardDraft, copyOf?: string): CardDraft {
  if (draft.shape !== "slides" || whyNotAddSlide(draft) !== undefined) return draft;
  const at = draft.sides.findIndex(({ id }) => id === copyOf);
  const contents: BlockContent[] = draft.sides[at]?.blocks ?? [
    emptyContent("MEDIA"),
    emptyContent("DETAILS"),
  ];
  const side: Side = {
    id: `s${draft.next}`,
    blocks: contents.map((content, index): Block => ({ ...content, id: `b${draft.next + 1 + index}` })),
  };
  const place = at < 0 ? draft.sides.length : at + 1;
  return {
    ...draft,
    sides: [...draft.sides.slice(0, place), side, ...draft.sides.slice(place)],
    next: draft.next + 1 + contents.length,
  };
}

export const removeSlide = (draft: CardDraft, sideId: string): CardDraft =>
  draft.shape === "slides"
    ? withSides(
        draft,
        draft.sides.filter(({ id }) => id !== sideId),
      )
    : draft;

export interface Reshaped {
  readonly draft: CardDraft;
  /** What would not come along, as a sentence; undefined when nothing is lost. */
  readonly loses: string | undefined;
}

/** The same card in the other shape: media come along, and as many titles and addresses as there is room for. */
export function reshape(draft: CardDraft, shape: CardShape): Reshaped {
  if (draft.shape === shape) return { draft, loses: undefined };
  return shape === "slides" ? toSlides(draft) : toComponents(draft);
}

function toSlides(draft: CardDraft): Reshaped {
  const blocks = draft.sides[0]?.blocks ?? [];
  const keys = keysOf(blocks);
  const details = blocks.find((block) => block.type === "DETAILS");
  const first = blocks.findIndex(({ type }) => isMedia(type));
  const mediaFirst = first < 0 || blocks.findIndex(({ type }) => type === "DETAILS") !== 0 || first === 0;
  let next = draft.next;
  const id = (kind: string) => `${kind}${next++}`;
  const sides = Array.from(
    { length: Math.min(SLIDES_MAX, Math.max(SLIDES_MIN, keys.length)) },
    (_, index): Side => {
      const medium: Block = { type: "MEDIA", media_key: keys[index] ?? "", id: id("b") };
      const words: Block = { ...(details ?? emptyContent("DETAILS")), id: id("b") };
      return { id: id("s"), blocks: mediaFirst ? [medium, words] : [words, medium] };
    },
  );
  const button = blocks.some(({ type }) => type === "BUTTON");
  return {
    draft: { ...draft, shape: "slides", sides, next },
    loses: button ? "The button to the app is dropped: slides lead to websites." : undefined,
  };
}

function toComponents(draft: CardDraft): Reshaped {
  const blocks = draft.sides.flatMap((side) => side.blocks);
  const keys = keysOf(blocks).filter((key) => key !== "");
  const details = blocks.filter((block) => block.type === "DETAILS");
  const written = new Set(
    details.map(({ title, url }) => `${title}\n${url}`).filter((text) => text !== "\n"),
  );
  const [filled] = details.filter(({ title, url }) => title !== "" || url !== "");
  const media: Block =
    keys.length > 1
      ? { type: "SWIPEABLE_MEDIA", media_keys: keys, id: `b${draft.next}` }
      : { type: "MEDIA", media_key: keys[0] ?? "", id: `b${draft.next}` };
  const words: Block = { ...(filled ?? emptyContent("DETAILS")), id: `b${draft.next + 1}` };
  return {
    draft: {
      ...draft,
      shape: "components",
      sides: [{ id: `s${draft.next + 2}`, blocks: [media, words] }],
      next: draft.next + 3,
    },
    loses:
      written.size > 1
        ? `Of ${written.size} titles and addresses only the first stays: one destination has one.`
        : undefined,
  };
}

const keysOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === "MEDIA" ? [block.media_key] : block.type === "SWIPEABLE_MEDIA" ? block.media_keys : [],
  );

/** What a block may become in its place, keeping what fits; nothing for one that has no other form. */
export function otherForm({ shape }: CardDraft, block: Block): BlockContent | undefined {
  if (shape === "slides") return undefined;
  switch (block.type) {
    case "MEDIA":
      return { type: "SWIPEABLE_MEDIA", media_keys: block.media_key === "" ? [] : [block.media_key] };
    case "SWIPEABLE_MEDIA":
      return { type: "MEDIA", media_key: block.media_keys[0] ?? "" };
    case "DETAILS":
      return emptyContent("BUTTON");
    case "BUTTON":
      return emptyContent("DETAILS");
  }
}

/** Nothing was typed or chosen in it yet. */
const isUntouched = (block: Block) =>
  Object.entries(block).every(([name, value]) => name === "id" || name === "type" || value.length === 0);

/** The same card in another format: what there is place for comes along. */
export function reformat(draft: CardDraft, { shows, leadsTo }: CardFormat): Reshaped {
  if (shows === "SLIDES") return reshape(draft, "slides");
  const reshaped = reshape(draft, "components");
  const losses = reshaped.loses === undefined ? [] : [reshaped.loses];
  const types: readonly BlockType[] = [
    shows === "CAROUSEL" ? "SWIPEABLE_MEDIA" : "MEDIA",
    leadsTo === "APP" ? "BUTTON" : "DETAILS",
  ];
  const formed = types.reduce((now, type) => {
    const [side] = now.sides;
    if (!side) return now;
    const there = side.blocks.find((block) => isMedia(block.type) === isMedia(type));
    if (!there) return addBlock(now, side.id, type);
    if (there.type === type) return now;
    if (there.type === "SWIPEABLE_MEDIA" && there.media_keys.length > 1) {
      losses.push(`Of ${there.media_keys.length} files only the first stays.`);
    }
    if (!isMedia(type) && !isUntouched(there)) {
      losses.push(type === "BUTTON" ? "The headline and the website are dropped." : "The app is dropped.");
    }
    return setBlock(now, there.id, otherForm(now, there) ?? emptyContent(type));
  }, reshaped.draft);
  return { draft: formed, loses: losses.length > 0 ? losses.join(" ") : undefined };
}

/**
 * Puts media into a card that are chosen together. Of slides, those whose file stays keep their words; files that
 * are new go into slides without one, then into slides of their own. A slide that is left with nothing goes.
 */
export function setMedia(draft: CardDraft, keys: readonly string[]): CardDraft {
  if (draft.shape === "slides") return setSlideMedia(draft, keys);
  const block = draft.sides[0]?.blocks.find(({ type }) => isMedia(type));
  if (!block) return draft;
  return setBlock(
    draft,
    block.id,
    block.type === "SWIPEABLE_MEDIA"
      ? { type: block.type, media_keys: [...keys] }
      : { type: "MEDIA", media_key: keys[0] ?? "" },
  );
}

const hasCarousel = ({ sides }: CardDraft) =>
  sides.some(({ blocks }) => blocks.some(({ type }) => type === "SWIPEABLE_MEDIA"));

/** Why a card cannot show one more file beside its own, or instead of the single one that it shows. */
export function whyNoMoreMedia(draft: CardDraft): string | undefined {
  const { length } = mediaKeysOfDraft(draft);
  if (draft.shape === "slides") return length >= SLIDES_MAX ? SLIDES_FULL : undefined;
  return hasCarousel(draft) && length >= SWIPEABLE_MEDIA_MAX ? CAROUSEL_FULL : undefined;
}

/** Puts one more file into a card that has room for it; one that shows a single file shows it instead of its own. */
export function addMedia(draft: CardDraft, key: string): CardDraft {
  const keys = mediaKeysOfDraft(draft);
  if (keys.includes(key) || whyNoMoreMedia(draft) !== undefined) return draft;
  const showsMany = draft.shape === "slides" || hasCarousel(draft);
  return setMedia(draft, showsMany ? [...keys, key] : [key]);
}

const mediaKeyOf = ({ blocks }: Side) => blocks.find((block) => block.type === "MEDIA")?.media_key ?? "";

function setSlideMedia(draft: CardDraft, keys: readonly string[]): CardDraft {
  const there = new Set(draft.sides.map(mediaKeyOf));
  const fresh = keys.filter((key) => !there.has(key));
  const free = draft.sides.filter((side) => !keys.includes(mediaKeyOf(side)));
  const roomy = fresh.slice(free.length).reduce((now) => addSlide(now), draft);
  const places = [...free, ...roomy.sides.slice(draft.sides.length)];
  const filled = places.reduce((now, { id }, index) => {
    const key = fresh[index] ?? "";
    return inSide(now, id, (blocks) =>
      blocks.map((block) => (block.type === "MEDIA" ? { ...block, media_key: key } : block)),
    );
  }, roomy);
  const empty = filled.sides.filter(({ blocks }) => blocks.every(isUntouched)).map(({ id }) => id);
  const surplus = new Set(empty.slice(-Math.max(0, filled.sides.length - SLIDES_MIN)));
  return filled.sides.length > SLIDES_MIN
    ? withSides(
        filled,
        filled.sides.filter(({ id }) => !surplus.has(id)),
      )
    : filled;
}
