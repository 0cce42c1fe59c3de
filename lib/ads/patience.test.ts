import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  askAgainAt,
  believedSeconds,
  LONGEST_RETRY_MS,
  LONGEST_WINDOW_MS,
  readAge,
  readDate,
  readRate,
  waitsInWords,
} from "./patience";

const NOW = Date.UTC(2026, 10, 25, 14, 0, 0);
const SECONDS = NOW / 1_000;

const rateHeaders = (reset: string, prefix = "x-rate-limit", remaining = "0") => ({
  [`${prefix}-limit`]: "5",
  [`${prefix}-remaining`]: remaining,
  [`${prefix}-reset`]: reset,
});
const resetOf = (reset: string) => readRate(new Headers(rateHeaders(reset)), NOW)?.resetAt?.getTime();
const again = (headers: Record<string, string>, status = 429) =>
  askAgainAt(status, new Headers(headers), NOW);

const UNBELIEVABLE: readonly (readonly [name: string, value: string])[] = [
  ["in microseconds", `${SECONDS + 60}000000`],
  ["in milliseconds", `${SECONDS + 60}000`],
  ["in the past", String(SECONDS - 1)],
  ["of now", String(SECONDS)],
  ["far ahead", String(SECONDS + 86_400)],
  ["negative", "-60"],
  ["of zero", "0"],
  ["not a number", "NaN"],
  ["without an end", "Infinity"],
  ["with an exponent", "1e9"],
  ["empty", ""],
  ["of many digits", "9".repeat(40)],
];

describe("a reset of the allowance", () => {
  it("is believed within the longest window", () => {
    expect(resetOf(String(SECONDS + 900))).toBe(NOW + 900_000);
    // A window that has just started, its end rounded up to a second, on a clock slightly ahead.
    expect(resetOf(String(SECONDS + 931))).toBe(NOW + 931_000);
    expect(resetOf(String(SECONDS + 961))).toBeUndefined();
  });

  it.each(UNBELIEVABLE)("is disbelieved when it is %s", (_, reset) => {
    expect(resetOf(reset)).toBeUndefined();
    expect(again(rateHeaders(reset))).toBeUndefined();
    expect(again(rateHeaders(reset, "x-account-rate-limit"))).toBeUndefined();
    // The remaining calls are read nevertheless.
    expect(readRate(new Headers(rateHeaders(reset)), NOW)).toMatchObject({ limit: 5, remaining: 0 });
  });

  it("stays within the time that a person or a program would wait, whatever the answer says", () => {
    const anything = fc.oneof(
      fc.string({ unit: "grapheme-ascii" }),
      fc.integer().map(String),
      fc.double().map(String),
      fc.date().map((date) => (Number.isNaN(date.getTime()) ? "-" : date.toUTCString())),
      fc.integer({ min: SECONDS - 2_000, max: SECONDS + 2_000 }).map(String),
    );
    fc.assert(
      fc.property(
        anything,
        anything,
        anything,
        fc.constantFrom(200, 429, 503),
        (reset, account, retry, status) => {
          const headers = new Map([
            ...Object.entries(rateHeaders(reset)),
            ...Object.entries(rateHeaders(account, "x-account-rate-limit")),
            ["retry-after", retry],
            ["age", retry],
            ["date", retry],
          ]);
          const at = askAgainAt(status, headers, NOW);
          if (at !== undefined) expect(at > NOW && at <= NOW + LONGEST_RETRY_MS).toBe(true);
          const shown = readRate(headers, NOW)?.resetAt?.getTime();
          if (shown !== undefined) expect(shown > NOW && shown <= NOW + LONGEST_WINDOW_MS).toBe(true);
          expect(readAge(headers)).toBeGreaterThanOrEqual(0);
          expect(readAge(headers)).toBeLessThanOrEqual(86_400_000);
          expect(Number.isNaN(readDate(retry, NOW))).toBe(false);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("is that of the allowance which is used up", () => {
    const account = rateHeaders(String(SECONDS + 60), "x-account-rate-limit", "7");
    expect(again({ ...account, ...rateHeaders(String(SECONDS + 30)) })).toBe(NOW + 30_000);
    expect(again({ ...account, ...rateHeaders(String(SECONDS + 30), "x-rate-limit", "3") })).toBe(
      NOW + 60_000,
    );
  });
});

describe("Retry-After alone", () => {
  it.each([
    ["seconds", "180"],
    ["a date", "Wed, 25 Nov 2026 14:03:00 GMT"],
    ["an obsolete date", "Wednesday, 25-Nov-26 14:03:00 GMT"],
    ["a date of asctime", "Wed Nov 25 14:03:00 2026"],
  ])("is given as %s, for 429 and 503", (_, value) => {
    expect(again({ "retry-after": value })).toBe(NOW + 180_000);
    expect(again({ "retry-after": value }, 503)).toBe(NOW + 180_000);
    expect(again({ "retry-after": value }, 400)).toBeUndefined();
  });

  it.each([
    ...UNBELIEVABLE,
    ["a date in the past", "Wed, 25 Nov 2026 13:59:59 GMT"] as const,
    ["words", "soon"] as const,
  ])("is disbelieved when it is %s", (name, value) => {
    // Seconds are relative, so the same value is a long wait here.
    expect(again({ "retry-after": value }), name).toBeUndefined();
  });

  it("is waited for where it asks for more than the allowance", () => {
    expect(again({ ...rateHeaders(String(SECONDS + 30)), "retry-after": "60" })).toBe(NOW + 60_000);
  });
});

it.each([
  ["20", 20_000],
  ["-1", 0],
  ["1.5", 0],
  ["99999999999", 0],
  ["x", 0],
])("an age of %j is %i milliseconds", (age, milliseconds) => {
  expect(readAge(new Headers({ age }))).toBe(milliseconds);
});

it.each([
  ["Wed, 25 Nov 2026 14:00:00 GMT", NOW],
  ["2026-11-25T14:00:00Z", undefined],
  ["Wed, 25 Nov 2026 14:00:00 +0900", undefined],
  ["Thu, 01 Jan 1970 00:00:00 GMT", undefined],
  ["Wed, 99 Xyz 2026 14:00:00 GMT", undefined],
  [undefined, undefined],
])("the date %j is %s", (text, at) => {
  expect(readDate(text, NOW)).toBe(at);
});

it.each([
  [5, 5_000],
  [0, undefined],
  [-3, undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
  [601, undefined],
])("%s seconds of a body are %s milliseconds", (seconds, milliseconds) => {
  expect(believedSeconds(seconds, 600_000)).toBe(milliseconds);
});

it("describes what an answer asks for, and what cannot be believed", () => {
  const waits = (headers: Record<string, string>) => waitsInWords(new Headers(headers), NOW);
  expect(waits({ "retry-after": "Wed, 25 Nov 2026 14:03:00 GMT", age: "20" })).toEqual([
    { name: "Retry after", value: "180 s" },
    { name: "Cached for", value: "20 s by the dashboard" },
  ]);
  expect(waits({ "retry-after": "1900000000000" })).toEqual([
    { name: "Retry after", value: "A time that cannot be right" },
  ]);
  expect(waits({})).toEqual([]);
});
