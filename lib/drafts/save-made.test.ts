import { expect, it } from "vitest";
import type { StoredOutcome, StoredOutcomes } from "@/lib/bulk/stored-job";
import type { CreationPlan } from "@/lib/creation/creation-plan";
import { blankPoll } from "@/lib/polls/poll-form";
import { postView } from "@/lib/previews/post-view";
import {
  blankDraft,
  composedProblems,
  type DraftForm,
  isDraftForm,
  nameToBegin,
  withMade,
} from "./draft-form";
import { madeDrawing, newMade } from "./made-for-post";
import { createMade, withCreated } from "./save-made";

const NOW = Date.parse("2026-11-26T09:20:00Z");
const AROUND = { accountId: "a1", zone: "Europe/Paris", now: NOW };
const POLL = { ...blankPoll(), name: "Sea or hills", choices: ["Sea", "Hills"] };
const post: DraftForm = {
  ...withMade({ ...blankDraft(), text: "Where to?" }, { id: "m1", kind: "poll", form: POLL }),
};

/** Runs plans with a given outcome, and stores the outcomes like the device. */
function device(end: (plan: CreationPlan) => StoredOutcome) {
  const sent: CreationPlan[] = [];
  const stored = new Map<string, StoredOutcome>();
  const create = async (plan: CreationPlan): Promise<StoredOutcomes> => {
    sent.push(plan);
    for (const { key } of plan) if (stored.get(key)?.state !== "done") stored.set(key, end(plan));
    return stored;
  };
  return { sent, stored, create };
}

it("creates what is made for a post once, also where the post is refused afterwards and saved again", async () => {
  const { sent, stored, create } = device(() => ({ state: "done", id: "card://9", surprises: [] }));
  const first = await createMade(post, AROUND, create);
  expect(first).toEqual({ ...blankDraft(), text: "Where to?", attached: "card", cardUri: "card://9" });
  expect(sent.flat().map(({ operation }) => [operation.endpoint, operation.params])).toEqual([
    [
      "poll-cards.create",
      { name: "Sea or hills", duration_in_minutes: 1440, first_choice: "Sea", second_choice: "Hills" },
    ],
  ]);
  const again = withCreated(post, stored);
  expect(again).toEqual(first);
  expect(await createMade(again, AROUND, create)).toEqual(first);
  expect(sent).toHaveLength(1);
});

it("creates nothing that the post does not show", async () => {
  const { sent, create } = device(() => ({ state: "done", id: "card://9", surprises: [] }));
  const media: DraftForm = { ...post, attached: "media", mediaKeys: ["3_1"] };
  expect(await createMade(media, AROUND, create)).toBe(media);
  expect(sent).toEqual([]);
});

it("says what is refused at the field, and of an unknown outcome that it is looked for", async () => {
  const refused = (code: string, parameter?: string) => {
    const errors = [{ code, message: "No", ...(parameter !== undefined && { parameter }) }];
    const { create } = device(() => ({ state: "failed", errors }));
    return createMade(post, AROUND, create);
  };
  const at = (parameter: string) => ({ errors: [{ message: "No", parameter }] });
  await expect(refused("INVALID_PARAMETER", "second_choice")).rejects.toMatchObject(at("made/choice-1"));
  await expect(refused("FORBIDDEN", "elsewhere")).rejects.toMatchObject(at("made"));
  await expect(refused("FORBIDDEN")).rejects.toMatchObject(at("made"));
  const { create } = device(() => ({ state: "unknown", since: NOW }));
  await expect(createMade(post, AROUND, create)).rejects.toMatchObject({
    errors: [
      {
        message:
          "It is not known whether the poll “Sea or hills” exists. Save again: it is looked for first.",
        parameter: "made",
      },
    ],
  });
});

it("has the problems of what is made beside those of the post, and keeps both on the device", () => {
  const known = {
    typeOf: () => undefined,
    hasCard: () => false,
    userId: "7",
    made: {
      typeOf: () => null,
      media: { mediaOf: () => undefined, sizeOf: () => undefined },
      zone: "UTC",
      now: NOW,
    },
  };
  const fieldsOf = (form: DraftForm) => composedProblems(form, known).map(({ field }) => field);
  expect(fieldsOf(post)).toEqual([]);
  const begun = withMade(post, newMade("poll", nameToBegin(post)));
  expect(begun.made?.form.name).toBe("Where to?");
  expect(fieldsOf(begun)).toEqual(["made/choice-0", "made/choice-1"]);
  expect(fieldsOf({ ...begun, attached: "nothing" })).toEqual([]);
  for (const kind of ["card", "poll", "conversation"] as const) {
    const stored: unknown = structuredClone(withMade(post, newMade(kind, "")));
    expect(isDraftForm(stored)).toBe(true);
  }
  expect(isDraftForm({ ...post, made: { id: "m1", kind: "poll", form: { name: "?" } } })).toBe(false);
  const { made: _, ...older } = post;
  expect(isDraftForm(older)).toBe(true);
});

it.each(["card", "poll", "conversation"] as const)(
  "is drawn in its post as the %s that it will be",
  (kind) => {
    const card = madeDrawing(newMade(kind, "Spring"), "UTC", NOW);
    const { attachment } = postView({ post: { text: "Where to?" }, card, media: () => undefined });
    expect(attachment?.kind).toBe(kind);
  },
);
