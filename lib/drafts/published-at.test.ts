import { expect, test } from "vitest";
import { publishedAt } from "./published-at";

test("the platform's words become an instant; others stay", () => {
  expect(publishedAt({ created_at: "Sat Jun 24 05:08:30 +0000 2017" })).toBe("2017-06-24T05:08:30Z");
  expect(publishedAt({ created_at: "yesterday" })).toBe("yesterday");
});
