import * as z from "zod";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import { listOr } from "@/lib/format/lists";
import { type JsonProblem, readJsonLines } from "@/lib/json/json-lines";
import {
  type Block,
  type BlockContent,
  bodyOfDraft,
  type CardDraft,
  draftOf,
  emptyContent,
  SLIDES_MAX,
} from "./card-draft";
import { cardProblems, type MediaTypeOf } from "./card-problems";
import { SLIDES_FULL } from "./card-words";
import { whyNotAdd } from "./edit-draft";

/** The request that would be sent, as text. */
export const textOfDraft = (draft: CardDraft): string => JSON.stringify(bodyOfDraft(draft), null, 2);

interface CardReading {
  /** The draft that the text describes; undefined when it describes none. */
  readonly draft: CardDraft | undefined;
  /** What is wrong with the text, or with the card it describes, line by line. */
  readonly problems: readonly JsonProblem[];
}

/** Fields that the service adds to a card; removed when a record is pasted. */
const added = {
  id: z.unknown().optional(),
  card_type: z.unknown().optional(),
  card_uri: z.unknown().optional(),
  created_at: z.unknown().optional(),
  updated_at: z.unknown().optional(),
  deleted: z.unknown().optional(),
};
const media_metadata = z.unknown().optional();

const website = z.strictObject({ type: z.literal("WEBSITE"), url: z.string().default("") });
const app = z.strictObject({
  type: z.literal("APP"),
  country_code: z.string().default(""),
  store_a_app_identifier: z.union([z.string(), z.number().transform(String)]).default(""),
  store_a_deep_link: z.string().default(""),
  store_b_app_id: z.string().default(""),
  store_b_deep_link: z.string().default(""),
});
const label = z.strictObject({ type: z.literal("ENUM").default("ENUM"), value: z.string().default("") });

/** Looser than the service about what is still missing, stricter about what it would ignore in silence. */
const component = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("MEDIA"), media_key: z.string().default(""), media_metadata }),
  z.strictObject({
    type: z.literal("SWIPEABLE_MEDIA"),
    media_keys: z.array(z.string()).default([]),
    media_metadata,
  }),
  z.strictObject({
    type: z.literal("DETAILS"),
    title: z.string().default(""),
    destination: website.default({ type: "WEBSITE", url: "" }),
  }),
  z.strictObject({
    type: z.literal("BUTTON"),
    label: label.default({ type: "ENUM", value: "" }),
    destination: app.optional(),
  }),
]);

const written = z.strictObject({
  name: z.string().default(""),
  components: z.array(component).optional(),
  slides: z.array(z.array(component)).optional(),
  ...added,
});

/** Reads a card from text. Blocks that stay where they were keep their ids, and with that the person's place. */
export function readCardText(text: string, before: CardDraft, typeOf: MediaTypeOf): CardReading {
  const read = readJsonLines(text);
  if (!read.ok) return { draft: undefined, problems: [read.problem] };
  const { value, lineOf } = read;
  const at = (path: readonly PropertyKey[], message: string): JsonProblem => ({
    line: lineOf(path),
    message,
  });
  const parsed = written.safeParse(value);
  if (!parsed.success) {
    return { draft: undefined, problems: parsed.error.issues.flatMap((issue) => wordsFor(issue, at)) };
  }
  const { name, components, slides } = parsed.data;
  if (components && slides) {
    return { draft: undefined, problems: [at(["slides"], "A card has components or slides, not both.")] };
  }
  if (!components && !slides) {
    return {
      draft: undefined,
      problems: [at([], 'Write "components", or "slides" for several destinations.')],
    };
  }
  const shape = slides ? "slides" : "components";
  const lists = slides ?? (components ? [components] : []);
  const fresh = draftOf(
    name,
    shape,
    lists.map((list) => list.map(contentOfWritten)),
  );
  const misplaced = fresh.sides.flatMap((side, index) =>
    side.blocks.flatMap((block, place) => {
      const reason = whyNotAdd(fresh, { ...side, blocks: side.blocks.slice(0, place) }, block.type);
      const path = shape === "slides" ? [shape, index, place] : [shape, place];
      return reason === undefined ? [] : [at(path, reason)];
    }),
  );
  if (lists.length > SLIDES_MAX) misplaced.push(at(["slides", SLIDES_MAX], SLIDES_FULL));
  if (misplaced.length > 0) return { draft: undefined, problems: misplaced };
  const draft = withKnownIds(fresh, before);
  const problems = cardProblems(draft, typeOf)
    .filter(({ empty }) => !empty)
    .map((problem) => at(pathOf(draft, problem), problem.message));
  return { draft, problems };
}

function contentOfWritten(of: z.output<typeof component>): BlockContent {
  switch (of.type) {
    case "MEDIA":
      return { type: of.type, media_key: of.media_key };
    case "SWIPEABLE_MEDIA":
      return { type: of.type, media_keys: of.media_keys };
    case "DETAILS":
      return { type: of.type, title: of.title, url: of.destination.url };
    case "BUTTON": {
      return { ...emptyContent("BUTTON"), ...of.destination, type: of.type, label: of.label.value };
    }
  }
}

type Place = (path: readonly PropertyKey[], message: string) => JsonProblem;

function wordsFor(issue: z.core.$ZodIssue, at: Place): JsonProblem[] {
  const { path } = issue;
  const name = String(path.at(-1) ?? "");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => at([...path, key], `“${key}” has no meaning here.`));
  }
  if (issue.code === "invalid_union") {
    const types = "MEDIA, SWIPEABLE_MEDIA, DETAILS or BUTTON";
    return [at(path, `The type of a component is ${types}.`)];
  }
  if (issue.code === "invalid_value" && path.at(-2) === "destination") {
    const button = issue.values.includes("APP");
    return [
      at(
        path,
        button
          ? "A BUTTON leads to an APP. Use DETAILS to lead to a website."
          : "DETAILS lead to a WEBSITE. Use a BUTTON to lead to an app.",
      ),
    ];
  }
  if (issue.code === "invalid_value")
    return [at(path, `Here ${listOr(issue.values.map(String))} is expected.`)];
  if (issue.code === "invalid_type") {
    const what = { string: "text in quotes", array: "a list in [ ]", object: "an object in { }" };
    const expected = Object.entries(what).find(([type]) => type === issue.expected)?.[1] ?? issue.expected;
    return [at(path, `${name === "" ? "Here" : `For “${name}”`} ${expected} is expected.`)];
  }
  return [at(path, issue.message)];
}

/** Ids of the sides and blocks that are of the same kind at the same place as before. */
function withKnownIds(fresh: CardDraft, before: CardDraft): CardDraft {
  if (fresh.shape !== before.shape) return { ...renumbered(fresh, before.next) };
  let next = before.next;
  const sides = fresh.sides.map((side, index) => {
    const known = before.sides[index];
    return {
      id: known?.id ?? `s${next++}`,
      blocks: side.blocks.map((block, place): Block => {
        const same = known?.blocks[place];
        return { ...block, id: same?.type === block.type ? same.id : `b${next++}` };
      }),
    };
  });
  return { ...fresh, sides, next };
}

function renumbered(draft: CardDraft, from: number): CardDraft {
  let next = from;
  const sides = draft.sides.map(({ blocks }) => ({
    id: `s${next++}`,
    blocks: blocks.map((block): Block => ({ ...block, id: `b${next++}` })),
  }));
  return { ...draft, sides, next };
}

/** The path in the body of a problem of the draft. */
function pathOf({ shape, sides }: CardDraft, { field }: BuilderProblem): PropertyKey[] {
  const [owner = "", name = ""] = field.split(".");
  if (owner === "name") return ["name"];
  for (const [index, side] of sides.entries()) {
    const list = shape === "slides" ? [shape, index] : [shape];
    if (side.id === owner) return list;
    const place = side.blocks.findIndex(({ id }) => id === owner);
    const block = side.blocks[place];
    if (!block) continue;
    if (name === "label") return [...list, place, "label", "value"];
    const inBlock = name === "title" || name === "media_key" || name === "media_keys";
    return inBlock ? [...list, place, name] : [...list, place, "destination", name];
  }
  return [shape];
}
