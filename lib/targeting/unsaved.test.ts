import { expect, it } from "vitest";
import { changesWithAdded, NO_CHANGES } from "./changes";
import { criterion } from "./criteria";
import { sampleCriterion } from "./test-criterion";
import { unsavedCount } from "./unsaved";

const GERMANY = sampleCriterion();
const nothing = { keywords: "", handles: "" };

it("counts what was stored and does not stand by now", () => {
  const changes = { ...changesWithAdded(NO_CHANGES, [GERMANY], [criterion("GENDER", "2")]), removed: ["t1"] };
  expect(unsavedCount({ changes, typed: nothing }, [GERMANY])).toBe(2);
  expect(unsavedCount({ changes, typed: nothing }, [])).toBe(1);
});

it("has nothing unsaved, unless something is typed", () => {
  expect(unsavedCount({ changes: NO_CHANGES, typed: nothing }, [GERMANY])).toBeUndefined();
  expect(unsavedCount({ changes: NO_CHANGES, typed: { ...nothing, keywords: "tea" } }, [GERMANY])).toBe(0);
});
