import { describe, expect, it } from "vitest";
import { NotAsPromisedError, RefusedError, UnreachableError } from "./errors";
import { pauseAfter, waitAfter } from "./patience";

const NOW = Date.UTC(2026, 10, 25, 12);
const MINUTE = 60_000;

const refused = (status: number, againAt?: number) =>
  new RefusedError(status, [], [], againAt === undefined ? undefined : new Date(againAt));
/** Minutes from now until a call refused by a rate limit is made again. */
const minutes = (againAt?: number) => ((waitAfter(refused(429, againAt), 1, NOW)?.until ?? 0) - NOW) / MINUTE;
const wait = (error: unknown, failures = 1) => {
  const found = waitAfter(error, failures, NOW);
  return found && { seconds: (found.until - NOW) / 1_000, why: found.why, named: found.named };
};

describe("a used-up allowance", () => {
  it("waits until the allowance resets", () => {
    expect(minutes(NOW + 12 * MINUTE)).toBe(12);
    expect(wait(refused(429, NOW + MINUTE), 9)).toEqual({ seconds: 60, why: "allowance", named: true });
  });

  it.each([
    ["no time", undefined],
    ["a time that has gone by", NOW - 10 * MINUTE],
    ["a time further off than any window", NOW + 40 * 24 * 60 * MINUTE],
    ["what is no time", Number.NaN],
  ])("is tried again in a minute when the answer names %s", (_, againAt) => {
    expect(minutes(againAt)).toBe(1);
  });

  it("takes as long as its window where the caller gives that", () => {
    const found = waitAfter(refused(429), 1, NOW, { defaultMs: 15 * MINUTE });
    expect(found).toMatchObject({ until: NOW + 15 * MINUTE, named: false });
  });
});

describe("a service that errs or cannot be reached", () => {
  it("is waited for ever longer, up to a minute", () => {
    expect([1, 2, 3, 6, 7, 99].map((failures) => wait(refused(500), failures)?.seconds)).toEqual([
      1, 2, 4, 32, 60, 60,
    ]);
    expect(wait(new UnreachableError("-"), 3)).toEqual({ seconds: 4, why: "connection", named: false });
    expect(wait(new NotAsPromisedError("-"), 2)).toEqual({ seconds: 2, why: "service", named: false });
    expect(wait(new NotAsPromisedError("-", { status: 500 }))?.why).toBe("service");
    expect(wait(refused(408))?.why).toBe("service");
  });

  it("is left alone for as long as it asks, and no shorter than it would be anyway", () => {
    expect(wait(refused(503, NOW + 20_000))).toEqual({ seconds: 20, why: "service", named: true });
    expect(wait(refused(503, NOW + 1_000), 5)).toEqual({ seconds: 16, why: "service", named: true });
  });

  it("meets many clients one after the other", () => {
    expect([0, 0.5, 1].map((random) => pauseAfter(3, undefined, random))).toEqual([2_000, 3_000, 4_000]);
  });
});

it.each([
  ["a refusal", refused(400)],
  ["lost access", refused(401)],
  ["a refusal without a word", new NotAsPromisedError("-", { status: 404 })],
  ["a mistake of our own", new TypeError("-")],
])("does not wait for %s to mend itself", (_, error) => {
  expect(waitAfter(error, 1, NOW)).toBeUndefined();
});
