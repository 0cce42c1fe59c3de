import { expect, test } from "vitest";
import { publishedAt, readersTime } from "./published-at";

test("the platform's words become an instant; others stay", () => {
  expect(publishedAt({ created_at: "Sat Jun 24 05:08:30 +0000 2017" })).toBe("2017-06-24T05:08:30Z");
  expect(publishedAt({ created_at: "yesterday" })).toBe("yesterday");
});

test.each([
  ["2026-11-27T09:59:30Z", "now"],
  // The clocks of the service and of a browser differ.
  ["2026-11-27T10:00:20Z", "now"],
  ["2026-11-27T09:59:00Z", "1m"],
  ["2026-11-27T09:00:01Z", "59m"],
  ["2026-11-27T09:00:00Z", "1h"],
  ["2026-11-26T10:00:01Z", "23h"],
  ["2026-11-26T10:00:00Z", "26 Nov"],
  ["2025-12-31T10:00:00Z", "31 Dec 2025"],
  ["2026-12-03T10:00:00Z", "3 Dec"],
])("readers see %s as %s", (at, shown) => {
  expect(readersTime(at, "UTC", Date.parse("2026-11-27T10:00:00Z"))).toBe(shown);
});
