import fc from "fast-check";
import { expect, it } from "vitest";
import { BUTTON_LABELS, CARD_TYPES } from "@/lib/ads/endpoints/cards";
import {
  BLOCK_TYPES,
  type Block,
  blankCard,
  bodyOfDraft,
  type CardDraft,
  isCardDraft,
} from "@/lib/cards/card-draft";
import { readCardText, textOfDraft } from "@/lib/cards/card-json";
import { draftProblems } from "@/lib/cards/draft-problems";
import {
  addBlock,
  addSlide,
  moveBlock,
  moveSlide,
  otherForm,
  removeBlock,
  removeSlide,
  reshape,
  setBlock,
} from "@/lib/cards/edit-draft";
import { resultingType } from "@/lib/cards/resulting-type";
import { openAccount } from "./test-account";
import { startService } from "./test-service";

const LIBRARY: Readonly<Record<string, string>> = {
  "3_1": "IMAGE",
  "3_2": "IMAGE",
  "7_1": "VIDEO",
  "7_2": "VIDEO",
  "16_1": "GIF",
};
const typeOf = (key: string) => LIBRARY[key] ?? null;

/** Weighted towards what is right, so that finished cards are reached, too. */
const key = fc.constantFrom("3_1", "3_1", "3_2", "3_2", "7_1", "7_1", "7_2", "16_1", "3_9", "", "a b");
const text = (max: number) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom("Autumn", "Look here 🌵", "שלום עולם", "👩‍👩‍👧‍👦") },
    fc.string({ unit: "grapheme", maxLength: max + 4 }),
    fc.constantFrom("", " ", "x".repeat(max), "x".repeat(max + 1), "🌵".repeat(max), "🌵".repeat(max + 1)),
  );
const url = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "https://www.example.com/",
      "http://a.example/?a=b&a=c",
      " https://münchen.example ",
    ),
  },
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    "",
    "example.com",
    "https://",
    "https://a b",
    "javascript:alert(1)",
    `https://a.example/${"x".repeat(2_040)}`,
  ),
);
const app = fc.constantFrom(
  "",
  "",
  "com.example.app",
  "333903271",
  "x".repeat(64),
  "x".repeat(65),
  "x".repeat(256),
);
const link = fc.constantFrom("", "", "", "app://open", " ", "x".repeat(2_049));
const country = fc.constantFrom("DE", "US", "DE", "", "de", "DEU", "Ö1");
const nth = fc.nat({ max: 5 });

type Edit = (draft: CardDraft) => CardDraft;

const side = (draft: CardDraft, index: number) => draft.sides[index % Math.max(1, draft.sides.length)];
const block = (draft: CardDraft, index: number): Block | undefined => {
  const blocks = draft.sides.flatMap(({ blocks }) => blocks);
  return blocks[index % Math.max(1, blocks.length)];
};
const atBlock =
  (index: number, edit: (draft: CardDraft, found: Block) => CardDraft): Edit =>
  (draft) => {
    const found = block(draft, index);
    return found ? edit(draft, found) : draft;
  };

/** Fills in a block of the type it has. */
const fill = fc
  .record({
    key,
    keys: fc.array(key, { maxLength: 8 }),
    title: text(70),
    url,
    app,
    other: app,
    link,
    country,
    label: fc.constantFrom(...BUTTON_LABELS, "", "BUY"),
  })
  .map((of) => (found: Block): Block => {
    switch (found.type) {
      case "MEDIA":
        return { ...found, media_key: of.key };
      case "SWIPEABLE_MEDIA":
        return { ...found, media_keys: of.keys };
      case "DETAILS":
        return { ...found, title: of.title, url: of.url };
      case "BUTTON":
        return {
          ...found,
          label: of.label,
          country_code: of.country,
          store_a_app_identifier: of.app,
          store_b_app_id: of.other,
          store_a_deep_link: of.link,
          store_b_deep_link: of.link,
        };
    }
  });

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 3,
    arbitrary: text(80).map(
      (name): Edit =>
        (draft) => ({ ...draft, name }),
    ),
  },
  {
    weight: 10,
    arbitrary: fc
      .tuple(nth, fill)
      .map(([index, filled]) => atBlock(index, (draft, found) => setBlock(draft, found.id, filled(found)))),
  },
  fc.tuple(nth, fc.constantFrom(...BLOCK_TYPES)).map(
    ([index, type]): Edit =>
      (draft) => {
        const found = side(draft, index);
        return found ? addBlock(draft, found.id, type) : draft;
      },
  ),
  nth.map((index) => atBlock(index, (draft, found) => removeBlock(draft, found.id))),
  fc.tuple(nth, nth).map(([index, to]) => atBlock(index, (draft, found) => moveBlock(draft, found.id, to))),
  {
    weight: 2,
    arbitrary: nth.map((index) => atBlock(index, turned)),
  },
  fc.boolean().map(
    (copy): Edit =>
      (draft) =>
        addSlide(draft, copy ? draft.sides[0]?.id : undefined),
  ),
  nth.map(
    (index): Edit =>
      (draft) =>
        removeSlide(draft, side(draft, index)?.id ?? ""),
  ),
  fc.tuple(nth, nth).map(
    ([index, to]): Edit =>
      (draft) =>
        moveSlide(draft, side(draft, index)?.id ?? "", to),
  ),
  fc.constantFrom("components" as const, "slides" as const).map(
    (shape): Edit =>
      (draft) =>
        reshape(draft, shape).draft,
  ),
  fc.tuple(nth, nth, fc.constantFrom("", '"', "}", "7", "null")).map(
    ([from, length, put]): Edit =>
      (draft) => {
        const written = textOfDraft(draft);
        const at = Math.floor((written.length * from) / 6);
        const changed = written.slice(0, at) + put + written.slice(at + length);
        return readCardText(changed, draft, typeOf).draft ?? draft;
      },
  ),
);

/** Filled in from top to bottom, as somebody does who wants to be done. */
const complete = fc.tuple(text(80), fc.array(fill, { minLength: 12, maxLength: 12 })).map(
  ([name, fills]): Edit =>
    (draft) =>
      draft.sides
        .flatMap(({ blocks }) => blocks)
        .reduce((before, found, index) => setBlock(before, found.id, fills[index]?.(found) ?? found), {
          ...draft,
          name,
        }),
);

const MEDIA = { IMAGE: ["3_1", "3_2"], VIDEO: ["7_1", "7_2"], MIXED: ["3_1", "7_1"] } as const;

/** Built as somebody would, from the empty card on; ends with the address or app it leads to. */
function built(
  shape: "single" | "carousel" | "slides",
  media: readonly string[],
  leads: "DETAILS" | "BUTTON",
) {
  const edits: Edit[] = [
    (draft) => ({ ...draft, name: "Built" }),
    ...(shape === "slides" ? [(draft: CardDraft) => reshape(draft, "slides").draft] : []),
    ...(shape === "carousel" ? [atBlock(0, (draft, found) => turned(draft, found))] : []),
    ...(leads === "BUTTON" ? [atBlock(1, (draft, found) => turned(draft, found))] : []),
    (draft) =>
      draft.sides.reduce(
        (before, { blocks }, index) =>
          blocks.reduce((now, found) => setBlock(now, found.id, filledIn(found, media, index)), before),
        draft,
      ),
  ];
  return edits.reduce((draft, change) => change(draft), blankCard());
}

function turned(draft: CardDraft, found: Block): CardDraft {
  const other = otherForm(draft, found);
  return other ? setBlock(draft, found.id, other) : draft;
}

function filledIn(found: Block, media: readonly string[], index: number): Block {
  switch (found.type) {
    case "MEDIA":
      return { ...found, media_key: media[index] ?? "" };
    case "SWIPEABLE_MEDIA":
      return { ...found, media_keys: [...media] };
    case "DETAILS":
      return { ...found, title: "Look", url: "https://www.example.com/" };
    case "BUTTON":
      return { ...found, label: "OPEN", country_code: "DE", store_a_app_identifier: "333903271" };
  }
}

it("builds a card of each of the 13 types, and foretells it", async () => {
  const service = startService("empty");
  const account = openAccount(service);
  await account.media(...Object.keys(LIBRARY));
  const drafts = [
    ...(["IMAGE", "VIDEO"] as const).flatMap((kind) =>
      (["DETAILS", "BUTTON"] as const).map((leads) => built("single", MEDIA[kind], leads)),
    ),
    ...(["IMAGE", "VIDEO", "MIXED"] as const).flatMap((kind) => [
      built("carousel", MEDIA[kind], "DETAILS"),
      built("carousel", MEDIA[kind], "BUTTON"),
      built("slides", MEDIA[kind], "DETAILS"),
    ]),
  ];
  const types: unknown[] = [];
  for (const draft of drafts) {
    expect(draftProblems(draft, typeOf)).toEqual([]);
    const answer = await service.call("POST", account.at("cards"), { json: bodyOfDraft(draft) });
    expect(answer.body.errors, textOfDraft(draft)).toBeUndefined();
    expect(answer.record.card_type).toBe(resultingType(draft, typeOf).type);
    types.push(answer.record.card_type);
  }
  expect(types.sort()).toEqual([...CARD_TYPES]);
});

it("whatever is done in the builder, the service accepts the card or the builder says what keeps it from being created", async () => {
  const service = startService("empty");
  const account = openAccount(service);
  await account.media(...Object.keys(LIBRARY));
  const seen = new Set<string>();
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { maxLength: 12 }),
      complete,
      fc.boolean(),
      async (edits, finish, whole) => {
        const draft = [...edits, ...(whole ? [finish] : [])].reduce(
          (before, change) => change(before),
          blankCard(),
        );
        expect(isCardDraft(draft)).toBe(true);
        const problems = draftProblems(draft, typeOf);
        const { type } = resultingType(draft, typeOf);
        // The service allows so many changes in a quarter of an hour.
        service.clock.advance(15_000);
        const answer = await service.call("POST", account.at("cards"), { json: bodyOfDraft(draft) });
        if (problems.length > 0) {
          refused += 1;
          expect(problems.every(({ message, field }) => message.length > 10 && field !== "")).toBe(true);
          // What the builder holds back, the service would have refused: nobody is kept from a card without need.
          expect(answer.status).toBe(400);
        } else {
          expect([answer.status, answer.body.errors], textOfDraft(draft)).toEqual([200, undefined]);
          expect(answer.record.card_type).toBe(type);
          seen.add(String(type));
        }
      },
    ),
    { numRuns: 1_500 },
  );
  expect(refused).toBeGreaterThan(0);
  expect(seen.size).toBeGreaterThan(3);
  expect([...seen].every((type) => CARD_TYPES.some((known) => known === type))).toBe(true);
});
