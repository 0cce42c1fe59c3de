import { expect, it } from "vitest";
import { shownCount } from "./shown-count";

it("reports how many of all are shown, and that more may come", () => {
  expect(shownCount({ shown: 40, all: 40, complete: true })).toBe("40");
  expect(shownCount({ shown: 12, all: 1040, complete: true })).toBe("12 of 1,040");
  expect(shownCount({ shown: 0, all: 0, complete: true })).toBe("0");
  expect(shownCount({ shown: 200, all: 200, complete: false })).toBe("200+");
  expect(shownCount({ shown: 3, all: 200, complete: false })).toBe("3 of 200+");
});

it("shows no count for a list that could not be read", () => {
  expect(shownCount({ shown: 0, all: 0, complete: false })).toBeUndefined();
});
