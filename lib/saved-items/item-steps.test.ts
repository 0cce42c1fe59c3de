import fc from "fast-check";
import { expect, it } from "vitest";
import { UnreachableError } from "@/lib/ads/errors";
import { itemRefusal } from "./ask-saved-items";
import {
  afterRedo,
  afterStep,
  afterUndo,
  doStep,
  type ItemEdit,
  type ItemSnapshot,
  type ItemStep,
  inverse,
  isSameSnapshot,
  NO_STEPS,
} from "./item-steps";

const IDS = ["a", "b", "c"];
const stand = fc.record({
  whose: fc.constantFrom("mine" as const, "account" as const),
  name: fc.constantFrom("One", "Two"),
  body: fc.record({ pattern: fc.constantFrom("x", "y") }),
});
type Items = Map<string, ItemSnapshot>;

/** Applies edits like a list does: only if the item is unchanged since. */
const applyTo =
  (items: Items) =>
  async ({ id, before, after }: ItemEdit) => {
    if (!isSameSnapshot(items.get(id), before)) throw itemRefusal("changed");
    if (after) items.set(id, after);
    else items.delete(id);
  };

/** Wished changes of some items, each relative to their state at that time. */
const wishes = fc.array(
  fc.array(fc.tuple(fc.constantFrom(...IDS), fc.option(stand)), { minLength: 1, maxLength: 3 }),
  {
    maxLength: 6,
  },
);

/** A step with each wished change once, relative to the current state. */
const stepFor = (items: Items, wished: readonly (readonly [string, ItemSnapshot | null])[]): ItemStep => ({
  label: "Change",
  edits: [...new Map(wished)].map(([id, after]) => ({
    ...{ kind: "template" as const, id },
    before: items.get(id),
    after: after ?? undefined,
  })),
});

it("is taken back to how everything was, and done again to how it was then", async () => {
  await fc.assert(
    fc.asyncProperty(wishes, async (all) => {
      const items: Items = new Map();
      const apply = applyTo(items);
      const states = [new Map(items)];
      let steps = NO_STEPS;
      for (const wished of all) {
        const step = stepFor(items, wished);
        await doStep(step, apply);
        steps = afterStep(steps, step);
        states.push(new Map(items));
      }
      for (const before of states.slice(0, -1).reverse()) {
        const [last] = steps.past;
        if (last) steps = afterUndo(steps, await doStep(inverse(last), apply));
        expect(items).toEqual(before);
      }
      for (const later of states.slice(1)) {
        const [next] = steps.future;
        if (next) steps = afterRedo(steps, await doStep(next, apply));
        expect(items).toEqual(later);
      }
    }),
  );
});

const added = (id: string): ItemEdit => ({
  ...{ kind: "template", id },
  after: { whose: "account", name: id, body: { pattern: id } },
});

it("leaves alone what was changed meanwhile, and takes the rest back", async () => {
  const items: Items = new Map();
  const step = { label: "Paste", edits: [added("a"), added("b")] };
  await doStep(step, applyTo(items));
  items.set("b", { whose: "account", name: "Hers", body: {} });
  const outcome = await doStep(inverse(step), applyTo(items));
  expect([...items.keys()]).toEqual(["b"]);
  expect(outcome.error).toEqual(itemRefusal("changed"));
  const steps = afterUndo({ past: [step], future: [] }, outcome);
  expect(steps).toEqual({ past: [], future: [{ label: "Paste", edits: [added("a")] }] });
});

it("can be taken back another time, as far as there was no answer", async () => {
  const items: Items = new Map();
  const step = { label: "Paste", edits: [added("a"), added("b")] };
  await doStep(step, applyTo(items));
  const outcome = await doStep(inverse(step), async (edit) => {
    if (edit.id === "a") throw new UnreachableError("Offline");
    await applyTo(items)(edit);
  });
  expect(afterUndo({ past: [step], future: [] }, outcome)).toEqual({
    past: [{ label: "Paste", edits: [added("a")] }],
    future: [{ label: "Paste", edits: [added("b")] }],
  });
});
