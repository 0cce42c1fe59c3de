import { describe, expect, it } from "vitest";
import { changesWithAdded, entriesOf, NO_CHANGES, wantedOf } from "./changes";
import { criterion, criterionKeyOf } from "./criteria";
import { previewOf, takenOver } from "./take-over";
import { sampleCriterion } from "./test-criterion";

const GERMANY = sampleCriterion();
const ADULTS = sampleCriterion({ id: "t2", targeting_type: "AGE", targeting_value: "AGE_OVER_18" });
const existing = [GERMANY, ADULTS];
const austria = criterion("LOCATION", "at", { name: "Austria" });
const women = criterion("GENDER", "2");
const seniors = criterion("AGE", "AGE_OVER_50");
const theirs = [criterion("LOCATION", "de"), women];
const keys = (criteria: readonly Parameters<typeof criterionKeyOf>[0][]) => criteria.map(criterionKeyOf);

describe("taking over what another line item is targeted by", () => {
  it("adds it beside what is there, and says what that changes", () => {
    const added = takenOver("add", NO_CHANGES, existing, theirs);
    expect(keys(wantedOf(entriesOf(added, existing)))).toEqual(keys([GERMANY, ADULTS, women]));
    expect(previewOf("add", NO_CHANGES, existing, theirs)).toEqual({ comes: [women], goes: [], stays: 1 });
    expect(previewOf("add", NO_CHANGES, existing, [seniors])).toEqual({
      comes: [seniors],
      goes: [ADULTS],
      stays: 0,
    });
  });

  it("puts it in the place of all else, of what was added and not saved as well", () => {
    const changes = changesWithAdded(NO_CHANGES, existing, [austria]);
    expect(previewOf("replace", changes, existing, theirs)).toEqual({
      comes: [women],
      goes: [ADULTS, austria],
      stays: 1,
    });
    const replaced = takenOver("replace", changes, existing, theirs);
    expect(replaced).toEqual({ added: [women], removed: ["t2"] });
  });

  it("keeps what was to go when it is among what is taken over", () => {
    const going = { added: [], removed: ["t1", "t2"] };
    expect(takenOver("replace", going, existing, theirs)).toEqual({ added: [women], removed: ["t2"] });
    expect(previewOf("replace", going, existing, theirs).comes).toEqual([GERMANY, women]);
  });

  it("changes nothing where both are targeted alike", () => {
    const same = [criterion("LOCATION", "de"), criterion("AGE", "AGE_OVER_18")];
    expect(takenOver("replace", NO_CHANGES, existing, same)).toEqual(NO_CHANGES);
    expect(previewOf("replace", NO_CHANGES, existing, same)).toEqual({ comes: [], goes: [], stays: 2 });
  });
});
