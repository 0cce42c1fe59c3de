import { expect, it } from "vitest";
import { allowedAgainAt } from "./allowance";
import { RefusedError } from "./errors";

const NOW = Date.UTC(2026, 10, 25, 12);
const MINUTE = 60_000;

/** Minutes from now until it is tried again, when the service told such a time. */
const pauseAfter = (resetAt?: number) =>
  (allowedAgainAt(new RefusedError(429, [], [], resetAt === undefined ? undefined : new Date(resetAt)), NOW) -
    NOW) /
  MINUTE;

it("tries again when the service grants the allowance anew", () => {
  expect(pauseAfter(NOW + 12 * MINUTE)).toBe(12);
});

it.each([
  ["no time", undefined],
  ["a time that has gone by", NOW - 10 * MINUTE],
  ["a time further off than any window", NOW + 40 * 24 * 60 * MINUTE],
  ["what is no time", Number.NaN],
])("tries again in a minute when it tells %s", (_, resetAt) => {
  expect(pauseAfter(resetAt)).toBe(1);
});
