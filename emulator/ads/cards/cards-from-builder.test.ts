import fc from "fast-check";
import { expect, it } from "vitest";
import { BUTTON_LABELS, CARD_TYPES, create } from "@/lib/ads/endpoints/cards";
import {
  BLOCK_TYPES,
  type Block,
  blankCard,
  bodyOfDraft,
  type CardDraft,
  isCardDraft,
} from "@/lib/cards/card-draft";
import { readCardText, textOfDraft } from "@/lib/cards/card-json";
import { cardProblems, finishedBody, type MediaTypeOf } from "@/lib/cards/card-problems";
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
import { openAccount } from "../../testing/account";
import {
  address,
  type Edit,
  expectNoThirdCase,
  line,
  mediaKey,
  openLibrary,
  send,
} from "../../testing/builder";
import { startService } from "../../testing/service";

/** Weighted towards what is right, so that finished cards are reached, too. */
const key = fc.oneof({ weight: 16, arbitrary: mediaKey }, fc.constantFrom("3_9", "", "a b"));
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

type CardEdit = Edit<CardDraft>;

const side = (draft: CardDraft, index: number) => draft.sides[index % Math.max(1, draft.sides.length)];
const block = (draft: CardDraft, index: number): Block | undefined => {
  const blocks = draft.sides.flatMap(({ blocks }) => blocks);
  return blocks[index % Math.max(1, blocks.length)];
};
const atBlock =
  (index: number, edit: (draft: CardDraft, found: Block) => CardDraft): CardEdit =>
  (draft) => {
    const found = block(draft, index);
    return found ? edit(draft, found) : draft;
  };

/** Fills in a block of the type it has. */
const fill = fc
  .record({
    key,
    keys: fc.array(key, { maxLength: 8 }),
    title: line(70),
    url: address,
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

const editsWith = (typeOf: MediaTypeOf): fc.Arbitrary<CardEdit> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: line(80).map(
        (name): CardEdit =>
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
      ([index, type]): CardEdit =>
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
      (copy): CardEdit =>
        (draft) =>
          addSlide(draft, copy ? draft.sides[0]?.id : undefined),
    ),
    nth.map(
      (index): CardEdit =>
        (draft) =>
          removeSlide(draft, side(draft, index)?.id ?? ""),
    ),
    fc.tuple(nth, nth).map(
      ([index, to]): CardEdit =>
        (draft) =>
          moveSlide(draft, side(draft, index)?.id ?? "", to),
    ),
    fc.constantFrom("components" as const, "slides" as const).map(
      (shape): CardEdit =>
        (draft) =>
          reshape(draft, shape).draft,
    ),
    fc.tuple(nth, nth, fc.constantFrom("", '"', "}", "7", "null")).map(
      ([from, length, put]): CardEdit =>
        (draft) => {
          const written = textOfDraft(draft);
          const at = Math.floor((written.length * from) / 6);
          const changed = written.slice(0, at) + put + written.slice(at + length);
          return readCardText(changed, draft, typeOf).draft ?? draft;
        },
    ),
  );

/** Filled in from top to bottom, as a person does who wants to be done. */
const complete = fc.tuple(line(80), fc.array(fill, { minLength: 12, maxLength: 12 })).map(
  ([name, fills]): CardEdit =>
    (draft) =>
      draft.sides
        .flatMap(({ blocks }) => blocks)
        .reduce((before, found, index) => setBlock(before, found.id, fills[index]?.(found) ?? found), {
          ...draft,
          name,
        }),
);

const MEDIA = { IMAGE: ["3_1", "3_2"], VIDEO: ["7_1", "7_2"], MIXED: ["3_1", "7_1"] } as const;

/** Built as a person would, from the empty card on; ends with the address or app it leads to. */
function built(
  shape: "single" | "carousel" | "slides",
  media: readonly string[],
  leads: "DETAILS" | "BUTTON",
) {
  const edits: CardEdit[] = [
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

async function openCards() {
  const service = startService("empty");
  const account = openAccount(service);
  const library = await openLibrary(service, account);
  return { service, account, typeOf: (key: string) => library.typeOf(key) ?? null };
}

it("builds a card of each of the 13 types, and predicts it", async () => {
  const { service, account, typeOf } = await openCards();
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
    expect(cardProblems(draft, typeOf)).toEqual([]);
    const answer = await service.call("POST", account.at("cards"), { json: bodyOfDraft(draft) });
    expect(answer.body.errors, textOfDraft(draft)).toBeUndefined();
    expect(answer.record.card_type).toBe(resultingType(draft, typeOf).type);
    types.push(answer.record.card_type);
  }
  expect(types.sort()).toEqual([...CARD_TYPES]);
});

it("whatever is done in the builder, the service accepts the card or the builder says what keeps it from being created", async () => {
  const { service, account, typeOf } = await openCards();
  const seen = new Set<unknown>();
  await expectNoThirdCase({
    beginnings: fc.constant(undefined),
    open: () => ({
      begin: blankCard(),
      reasons: (draft) => cardProblems(draft, typeOf),
      save: (draft) => send(service, create, { account_id: account.id, body: finishedBody(draft) }),
      saved: (draft, { record }) => {
        expect(record.card_type).toBe(resultingType(draft, typeOf).type);
        seen.add(record.card_type);
      },
      // No card is held back without need: what is held back, the service would refuse.
      held: async (draft) => {
        service.clock.advance(15_000);
        const answer = await service.call("POST", account.at("cards"), { json: bodyOfDraft(draft) });
        expect(answer.status, textOfDraft(draft)).toBe(400);
      },
    }),
    edit: editsWith(typeOf),
    complete,
    isState: isCardDraft,
    numRuns: 1_000,
  });
  expect(seen.size).toBeGreaterThan(3);
  expect([...seen].every((type) => CARD_TYPES.some((known) => known === type))).toBe(true);
});
