import fc from "fast-check";
import { expect } from "vitest";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import { mediaRecord } from "@/lib/ads/endpoints/media-library";
import { buildRequest } from "@/lib/ads/request";
import type { KnownMedia } from "@/lib/media/chosen";
import type { TestAccount } from "./account";
import type { TestAnswer, TestService } from "./service";
import { uploaded } from "./uploaded-media";

/** One thing that a person does in a builder. */
export type Edit<State> = (state: State) => State;

/** Why the button that saves is disabled, and where that is put right. */
export interface Reason {
  readonly field: string;
  readonly message: string;
}

/** A builder as it was opened. */
export interface OpenBuilder<State> {
  readonly begin: State;
  /** Every reason that is shown why it cannot be saved; none means that the button is enabled. */
  readonly reasons: (state: State) => readonly Reason[];
  readonly save: (state: State) => Promise<TestAnswer>;
  /** Compares what the service stores with what was typed. */
  readonly saved: (state: State, answer: TestAnswer) => Promise<void> | void;
  /** What else is true of a state that is held back. */
  readonly held?: (state: State, reasons: readonly Reason[]) => Promise<void> | void;
}

interface Proof<Beginning, State> {
  /** What it is opened for: a new one, a copy, one that exists. */
  readonly beginnings: fc.Arbitrary<Beginning>;
  readonly open: (beginning: Beginning) => OpenBuilder<State> | Promise<OpenBuilder<State>>;
  readonly edit: fc.Arbitrary<Edit<State>>;
  /** Fills in everything, as a person does who wants to be done. */
  readonly complete: fc.Arbitrary<Edit<State>>;
  /** Whether the device would take the state back after a reload. */
  readonly isState: (stored: unknown) => stored is State;
  readonly numRuns: number;
}

const EDITS_MAX = 12;

/**
 * Whatever is done in a builder, the service accepts the result, or the builder says by name what keeps it from being
 * saved: there is no third case.
 */
export async function expectNoThirdCase<Beginning, State>(proof: Proof<Beginning, State>): Promise<void> {
  const { beginnings, open, edit, complete, isState, numRuns } = proof;
  const seen = { accepted: 0, held: 0 };
  const edits = fc
    .tuple(fc.array(edit, { maxLength: EDITS_MAX }), fc.option(complete))
    .map(([each, whole]) => (whole ? [...each, whole] : each));
  await fc.assert(
    fc.asyncProperty(beginnings, edits, async (beginning, done) => {
      const builder = await open(beginning);
      const state = done.reduce((before, change) => change(before), builder.begin);
      const described = JSON.stringify(state);
      expect(isState(state), described).toBe(true);
      const reasons = builder.reasons(state);
      if (reasons.length > 0) {
        seen.held += 1;
        for (const { field, message } of reasons) {
          expect(field, described).not.toBe("");
          expect(message, described).toMatch(/^\S.{8,}[.]$/su);
        }
        await builder.held?.(state, reasons);
      } else {
        const answer = await builder.save(state);
        expect([answer.status, answer.body.errors], described).toEqual([200, undefined]);
        seen.accepted += 1;
        await builder.saved(state, answer);
      }
    }),
    { numRuns },
  );
  // It would prove nothing of a builder that never, or always, lets a person save.
  expect(seen.held).toBeGreaterThan(numRuns / 10);
  expect(seen.accepted).toBeGreaterThan(numRuns / 10);
}

/** Sends as the dashboard does: by the catalogue, which throws what the service is never asked. */
export function send<E extends AnyEndpoint>(
  service: TestService,
  endpoint: E,
  input: InputOf<E>,
): Promise<TestAnswer> {
  // The service allows so many changes in a quarter of an hour.
  service.clock.advance(15_000);
  const { method, path, query, body } = buildRequest(endpoint, input);
  return service.call(method, `/live${path}`, {
    query: Object.fromEntries(query),
    ...(body !== undefined && { json: JSON.parse(body) }),
  });
}

/** The media of the library, with their pixels. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  "3_1": [1_200, 628],
  "3_2": [800, 418],
  // Too square, too narrow, and what is unlocked.
  "3_5": [1_200, 1_200],
  "3_6": [600, 314],
  "3_7": [1_000, 400],
  "3_8": [1_200, 628],
  "7_1": [1_280, 720],
  "7_2": [1_920, 1_080],
  "7_5": [640, 480],
  "7_8": [1_280, 720],
  "16_1": [480, 270],
};

/** What was in the library once, and may hang on something that was made then. */
export const LEFT = ["3_8", "7_8"] as const;

/** Keys that a person may have chosen, most of them of media that fit somewhere. */
export const mediaKey = fc.constantFrom(
  ...["3_1", "3_1", "3_2", "3_2", "7_1", "7_1", "7_2", "7_2", "3_7", "3_5", "3_6", "7_5", "16_1", "3_8"],
);

/** Fills the account's library. Returns it as a dashboard holds it that has read and measured all of it. */
export async function openLibrary(service: TestService, account: TestAccount) {
  for (const [key, [width, height]] of Object.entries(SIZES)) {
    uploaded(key, { connection: account.connection, now: service.clock.now(), width, height });
  }
  await account.media(...Object.keys(SIZES));
  for (const key of LEFT) await account.remove(`media_library/${key}`);
  const listed = (await account.get("media_library")).records.map((record) => mediaRecord.parse(record));
  const byKey = new Map(listed.map((media) => [media.media_key, media]));
  const known: KnownMedia = {
    mediaOf: (key) => byKey.get(key),
    sizeOf: (key) => {
      const [width, height] = SIZES[key] ?? [];
      return width !== undefined && height !== undefined ? { width, height } : undefined;
    },
  };
  return {
    known,
    typeOf: (key: string) => byKey.get(key)?.media_type,
    /** Does something while what has left is still there. */
    before: async <T>(act: () => Promise<T>): Promise<T> => {
      const set = (deleted: number) => {
        for (const key of LEFT) {
          account.connection.run("UPDATE media_library SET deleted = ? WHERE id = ?", [deleted, key]);
        }
      };
      set(0);
      const made = await act();
      set(1);
      return made;
    },
  };
}

const FITTING = ["Autumn", "Look here 🌵", "שלום עולם", "👩‍👩‍👧‍👦"] as const;

/** What is typed or pasted into a field of one line, most of it right. Browsers take line breaks out. */
export const line = (max: number, right = 5): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: right, arbitrary: fc.constantFrom(...FITTING) },
      fc.string({ unit: "grapheme", maxLength: max + 4 }),
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.constantFrom(
        "",
        " ",
        " a\tb",
        "x".repeat(max),
        "x".repeat(max + 1),
        "🌵".repeat(max),
        "🌵".repeat(max + 1),
      ),
    )
    .map((typed) => typed.replace(/[\n\r]/g, ""));

/** The same for a field of several lines. */
export const lines = (max: number, right = 5): fc.Arbitrary<string> =>
  fc
    .tuple(line(max, right), fc.option(line(max), { freq: 3 }))
    .map(([first, second]) => (second === null ? first : `${first}\n${second}`));

/** An address, most often a right one. */
export const address = fc.oneof(
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
    "https://a.example/a\tb",
    "javascript:alert(1)",
    `https://a.example/${"x".repeat(2_040)}`,
  ),
);
