import {
  CARD_NAME_MAX,
  CARD_TITLE_MAX,
  type CardBody,
  cardBody,
  SWIPEABLE_MEDIA_MAX,
  SWIPEABLE_MEDIA_MIN,
} from "@/lib/ads/endpoints/cards";
import type { MediaType } from "@/lib/ads/endpoints/media-library";
import { brokenRules } from "@/lib/ads/rules";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import { type Block, bodyOfDraft, type CardDraft, SLIDES_MIN } from "./card-draft";
import { type CardTerms, cardRules } from "./card-rules";

/**
 * What is known of the media library: the type of a medium, null for one that is not in it, undefined while that is
 * not known.
 */
export type MediaTypeOf = (mediaKey: string) => MediaType | string | null | undefined;

/** A place in the body: its names and indices. */
type Path = readonly PropertyKey[];

/** The field of the builder in which a value of the body is entered. */
export function fieldAt({ shape, sides }: CardDraft, path: Path): string {
  const [list, ...steps] = path;
  if (list !== "components" && list !== "slides") return "name";
  const [sideIndex, blockIndex, ...rest] = shape === "slides" ? steps : [0, ...steps];
  const side = sides[Number(sideIndex)];
  if (!side) return "slides";
  const block = side.blocks[Number(blockIndex)];
  if (!block) return `${side.id}.add`;
  return `${block.id}.${fieldOfStep(block, rest)}`;
}

function fieldOfStep(block: Block, steps: Path): string {
  const names = steps.map(String).filter((step) => Object.hasOwn(block, step));
  const [first] = names;
  if (first !== undefined) return first;
  if (block.type === "DETAILS") return "url";
  if (block.type === "BUTTON") return steps.includes("destination") ? "country_code" : "label";
  return block.type === "MEDIA" ? "media_key" : "media_keys";
}

const NEEDED: Readonly<Record<string, string>> = {
  name: "Give the card a name, for you and your colleagues.",
  media_key: "Choose an image or a video.",
  title: "Write a title.",
  url: "Say which website it leads to.",
  label: "Choose what the button says.",
  country_code: "Choose the country of the app's store.",
};

const WRONG: Readonly<Record<string, string>> = {
  name: `A name has at most ${CARD_NAME_MAX} characters.`,
  media_key: "This is not the key of a file.",
  title: `A headline has at most ${CARD_TITLE_MAX} characters.`,
  url: "A web address begins with https:// and has no spaces.",
  label: "Choose one of the button texts.",
  country_code: "Choose a country by its code, two capital letters such as DE.",
  store_a_app_identifier: "App identifiers of store A are digits only, such as 333903271.",
  store_a_deep_link: "A deep link has at most 2,048 characters and no spaces.",
  store_b_app_id: "App ids of store B are package names with dots, such as com.example.app.",
  store_b_deep_link: "A deep link has at most 2,048 characters and no spaces.",
};

/**
 * Everything that keeps a card from being created, by the very schema and rules by which the service refuses it, in
 * the order of the builder. Without any, the service accepts the card.
 */
export function cardProblems(draft: CardDraft, typeOf: MediaTypeOf): BuilderProblem[] {
  const body = bodyOfDraft(draft);
  const problems = new Map<string, BuilderProblem>();
  const add = (problem: BuilderProblem) => {
    if (!problems.has(problem.field)) problems.set(problem.field, problem);
  };
  for (const { path } of cardBody.safeParse(body).error?.issues ?? []) {
    add(fieldProblem(draft, path));
  }
  for (const side of draft.sides) for (const problem of sideProblems(draft, side)) add(problem);
  if (draft.shape === "slides" && draft.sides.length < SLIDES_MIN) {
    add({ field: "slides", message: "A card of slides has 2 to 6 of them. Add one.", empty: true });
  }
  for (const side of draft.sides) {
    for (const block of side.blocks) for (const problem of mediaProblems(block, typeOf)) add(problem);
  }
  // A rule that none of the above found would otherwise be broken in silence.
  if (problems.size === 0) {
    const terms = cardBody.parse(body);
    for (const { message, advice } of brokenRules<CardTerms>(cardRules, terms)) {
      add({ field: "slides", message: `${message}. ${advice}`, empty: false });
    }
  }
  return inOrder(draft, [...problems.values()]).map((problem) => ({
    ...problem,
    where: slideWith(draft, problem),
  }));
}

function fieldProblem(draft: CardDraft, path: Path): BuilderProblem {
  const field = fieldAt(draft, path);
  const name = field.slice(field.indexOf(".") + 1);
  const value = enteredIn(draft, field);
  if (name === "media_keys") {
    const count = Array.isArray(value) ? value.length : 0;
    const message =
      count < SWIPEABLE_MEDIA_MIN
        ? `Choose ${SWIPEABLE_MEDIA_MIN} to ${SWIPEABLE_MEDIA_MAX} media to swipe.`
        : count > SWIPEABLE_MEDIA_MAX
          ? `At most ${SWIPEABLE_MEDIA_MAX} media can be swiped.`
          : "One of the media keys is not a key.";
    return { field, message, empty: count < SWIPEABLE_MEDIA_MIN };
  }
  const empty = value === "" || (name === "url" && typeof value === "string" && value.trim() === "");
  const words = (empty ? NEEDED : WRONG)[name] ?? "This value is not allowed.";
  return { field, message: words, empty };
}

function sideProblems(draft: CardDraft, side: CardDraft["sides"][number]): BuilderProblem[] {
  const { blocks } = side;
  const problems: BuilderProblem[] = [];
  const has = (...types: string[]) => blocks.some(({ type }) => types.includes(type));
  if (!has("MEDIA", "SWIPEABLE_MEDIA")) {
    problems.push({ field: `${side.id}.add`, message: "Add an image or a video.", empty: true });
  } else if (!has("DETAILS", "BUTTON")) {
    const what =
      draft.shape === "slides" ? "a title and website" : "a title and website, or a button to an app";
    problems.push({ field: `${side.id}.add`, message: `Add ${what}.`, empty: true });
  }
  for (const block of blocks) {
    if (block.type !== "BUTTON") continue;
    const [a, b] = [block.store_a_app_identifier.trim(), block.store_b_app_id.trim()];
    const deepLink = (link: string, app: string, field: string, store: string) => {
      if (link.trim() === "" || app !== "") return;
      const message = `A deep link opens an app of store ${store}: give its identifier there, or remove the link.`;
      problems.push({ field: `${block.id}.${field}`, message, empty: false });
    };
    if (a === "" && b === "") {
      const message = "Say which app: its identifier in at least one of the two stores.";
      problems.push({ field: `${block.id}.store_a_app_identifier`, message, empty: true });
    }
    deepLink(block.store_a_deep_link, a, "store_a_deep_link", "A");
    deepLink(block.store_b_deep_link, b, "store_b_deep_link", "B");
  }
  return problems;
}

function mediaProblems(block: Block, typeOf: MediaTypeOf): BuilderProblem[] {
  const keys =
    block.type === "MEDIA" ? [block.media_key] : block.type === "SWIPEABLE_MEDIA" ? block.media_keys : [];
  const field = `${block.id}.${block.type === "MEDIA" ? "media_key" : "media_keys"}`;
  return keys
    .filter((key) => key !== "")
    .flatMap((key): BuilderProblem[] => {
      const type = typeOf(key);
      if (type === null) {
        return [{ field, message: `${key} is not in the account's media library.`, empty: false }];
      }
      if (type === "GIF") {
        return [{ field, message: `${key} is a GIF; cards show images and videos.`, empty: false }];
      }
      return [];
    });
}

/** "Slide 2", where a field is in one of several. */
function slideWith({ shape, sides }: CardDraft, { field }: BuilderProblem): string | undefined {
  const owner = field.slice(0, field.indexOf("."));
  const index = sides.findIndex(
    ({ id, blocks }) => id === owner || blocks.some((block) => block.id === owner),
  );
  return shape !== "slides" || index < 0 ? undefined : `Slide ${index + 1}`;
}

function enteredIn(draft: CardDraft, field: string): unknown {
  if (field === "name") return draft.name;
  const [owner = "", name = ""] = field.split(".");
  const block = draft.sides.flatMap(({ blocks }) => blocks).find(({ id }) => id === owner);
  return block && Object.entries(block).find(([key]) => key === name)?.[1];
}

function inOrder({ sides }: CardDraft, problems: readonly BuilderProblem[]): BuilderProblem[] {
  const owners = [
    "name",
    ...sides.flatMap(({ id, blocks }) => [...blocks.map((each) => each.id), id]),
    "slides",
  ];
  const place = ({ field }: BuilderProblem) => owners.indexOf(field.split(".")[0] ?? "");
  return problems.toSorted((a, b) => place(a) - place(b));
}

/** The body to send. Throws for a draft with problems. */
export const finishedBody = (draft: CardDraft): CardBody => cardBody.parse(bodyOfDraft(draft));
