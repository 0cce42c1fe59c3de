import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changesWithAdded,
  type Entry,
  entriesOf,
  leftToDo,
  NO_CHANGES,
  type TargetingChanges,
  wantedOf,
  withoutEntries,
  withRestored,
} from "./changes";
import { criterion, criterionKeyOf } from "./criteria";
import { sampleCriterion } from "./test-criterion";

const GERMANY = sampleCriterion();
const ADULTS = sampleCriterion({ id: "t2", targeting_type: "AGE", targeting_value: "AGE_OVER_18" });
const austria = criterion("LOCATION", "at", { name: "Austria" });

const keysOf = (entries: readonly Entry[]) => entries.map(({ key, state }) => `${state} ${key}`);
const entryOf = (changes: TargetingChanges, key: string) => {
  const found = entriesOf(changes, [GERMANY, ADULTS]).find((entry) => entry.key === key);
  if (!found) throw new Error(`No entry ${key}`);
  return found;
};

describe("changes of targeting", () => {
  it("stand beside what is there until they are saved", () => {
    const added = changesWithAdded(NO_CHANGES, [GERMANY], [austria]);
    const both = withoutEntries(added, entriesOf(added, [GERMANY]).slice(0, 1));
    expect(keysOf(entriesOf(both, [GERMANY]))).toEqual(["removed t1", "added EQ LOCATION at"]);
    expect(wantedOf(entriesOf(both, [GERMANY]))).toEqual([austria]);
  });

  it("do not add what is there, and keep what was to go when it is added again", () => {
    const again = criterion("LOCATION", "de");
    expect(changesWithAdded(NO_CHANGES, [GERMANY], [again])).toEqual(NO_CHANGES);
    const going = { added: [], removed: ["t1"] };
    expect(changesWithAdded(going, [GERMANY], [again])).toEqual(NO_CHANGES);
    expect(withRestored(going, [GERMANY], entryOf(going, "t1"))).toEqual(NO_CHANGES);
  });

  it("replace an age, of which there is one, and bring it back without the new one", () => {
    const older = criterion("AGE", "AGE_OVER_50");
    const oldest = criterion("AGE", "AGE_OVER_35");
    const changed = changesWithAdded(changesWithAdded(NO_CHANGES, [ADULTS], [older]), [ADULTS], [oldest]);
    expect(changed).toEqual({ added: [oldest], removed: ["t2"] });
    expect(withRestored(changed, [GERMANY, ADULTS], entryOf(changed, "t2"))).toEqual(NO_CHANGES);
  });

  it("let what is left out give way to what is included, and the reverse", () => {
    const not = criterion("LOCATION", "de", { operator_type: "NE" });
    expect(changesWithAdded(NO_CHANGES, [GERMANY], [not])).toEqual({ added: [not], removed: ["t1"] });
    expect(
      changesWithAdded({ added: [not], removed: ["t1"] }, [GERMANY], [criterion("LOCATION", "de")]),
    ).toEqual(NO_CHANGES);
  });

  it("take keywords that differ in capitals for one, and those of another match for another", () => {
    const coffee = criterion("BROAD_KEYWORD", "Coffee");
    const changes = changesWithAdded(
      NO_CHANGES,
      [],
      [coffee, criterion("BROAD_KEYWORD", "coffee"), criterion("EXACT_KEYWORD", "coffee")],
    );
    expect(changes.added.map(({ targeting_type }) => targeting_type)).toEqual([
      "BROAD_KEYWORD",
      "EXACT_KEYWORD",
    ]);
  });

  it("skip kinds that are not known here", () => {
    const strange = sampleCriterion({ targeting_type: "SHOE_SIZE" });
    expect(changesWithAdded(NO_CHANGES, [], [strange])).toEqual(NO_CHANGES);
  });

  it("do not bring back what was saved and is removed then", () => {
    const saved = sampleCriterion({ id: "t9", targeting_value: "at" });
    const before = { added: [austria], removed: [] };
    const changes = withoutEntries(before, entriesOf(before, [saved]));
    expect(keysOf(entriesOf(changes, [saved]))).toEqual(["removed t9"]);
    expect(keysOf(entriesOf(changes, []))).toEqual([]);
  });

  it("are done when another person did them", () => {
    const changes = { added: [austria], removed: ["t1"] };
    expect(leftToDo(changes, [sampleCriterion({ id: "t9", targeting_value: "at" })])).toEqual({
      additions: [],
      removals: [],
    });
  });
});

const someCriterion = fc.record({
  type: fc.constantFrom("LOCATION", "AGE", "GENDER", "BROAD_KEYWORD", "CUSTOM_AUDIENCE"),
  value: fc.constantFrom("a", "A", "b", "c"),
  operator_type: fc.constantFrom("EQ", "NE"),
} as const);
const criteria = fc
  .array(someCriterion, { maxLength: 8 })
  .map((all) => all.map(({ type, value, operator_type }) => criterion(type, value, { operator_type })));
const existingSets = criteria.map((all) => {
  const { added } = changesWithAdded(NO_CHANGES, [], all);
  return added.map((one, index) => sampleCriterion({ ...one, id: `s${index}` }));
});

describe("whatever is added to whatever stands", () => {
  it("is wanted afterwards, each once, without its opposite, and one age at most", () => {
    fc.assert(
      fc.property(existingSets, criteria, criteria, (existing, first, second) => {
        const changes = changesWithAdded(changesWithAdded(NO_CHANGES, existing, first), existing, second);
        const wanted = wantedOf(entriesOf(changes, existing));
        const keys = wanted.map(criterionKeyOf);
        expect(new Set(keys).size).toBe(keys.length);
        const last = second.at(-1);
        if (last) expect(keys).toContain(criterionKeyOf(last));
        for (const one of wanted) {
          const opposite = one.operator_type === "EQ" ? "NE" : "EQ";
          expect(keys).not.toContain(criterionKeyOf({ ...one, operator_type: opposite }));
        }
        expect(wanted.filter(({ targeting_type }) => targeting_type === "AGE").length).toBeLessThan(2);
      }),
    );
  });

  it("leaves nothing to do once it is done", () => {
    fc.assert(
      fc.property(existingSets, criteria, (existing, all) => {
        const changes = changesWithAdded(NO_CHANGES, existing, all);
        const { additions, removals } = leftToDo(changes, existing);
        const after = [
          ...existing.filter((one) => !removals.includes(one)),
          ...additions.map((one, index) => sampleCriterion({ ...one, id: `n${index}` })),
        ];
        expect(leftToDo(changes, after)).toEqual({ additions: [], removals: [] });
        expect(after.map(criterionKeyOf).sort()).toEqual(
          wantedOf(entriesOf(changes, existing)).map(criterionKeyOf).sort(),
        );
      }),
    );
  });
});
