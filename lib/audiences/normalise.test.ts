import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leastTime } from "@/lib/time/test-least-time";
import { KINDS } from "./identifier-kinds";
import { normalise } from "./normalise";
import { trimmed, withAsciiDigits } from "./plain-text";

const read = (kind: (typeof KINDS)[number], text: string) => {
  const result = normalise(kind, text);
  return "value" in result ? result.value : result.problem;
};

describe("an identifier", () => {
  it.each([
    ["email", "\uff41\uff4c\uff49\uff43\uff45@mail.example", "alice@mail.example"],
    ["email", "alice@\uff45\uff58\uff41\uff4d\uff50\uff4c\uff45.com", "alice@example.com"],
    ["email", "alice\uff20mail.example", "alice@mail.example"],
    ["email", "alice@mail\uff0eexample", "alice@mail.example"],
    ["email", "alice@mail\u3002example", "alice@mail.example"],
    ["email", "Ame\u0301lie@mail.example", "am\u00e9lie@mail.example"],
    ["email", "mailto:Ann@mail.example", "ann@mail.example"],
    ["handle", "\uff20\uff21nn_1", "ann_1"],
    ["service_user_id", "\u0661\u0662\u0663", "123"],
    ["device_id", "\uff19774d56d682e549c", "9774d56d682e549c"],
    ["phone_number", '="+4915112345678"', "+4915112345678"],
    ["service_user_id", '="0046"', "not a whole number"],
  ] as const)("%s %s is %s", (kind, text, value) => {
    expect(read(kind, text)).toBe(value);
  });

  it.each([
    ["email", "a@mail.example ::: b@mail.example"],
    ["phone_number", "0612345670 ::: 0612345671"],
    ["device_id", "9774d56d682e549c ::: 9774d56d682e549d"],
    ["handle", "ann ::: bob"],
    ["service_user_id", "1 ::: 2"],
  ] as const)(
    "of kind %s is refused for what it is where an address book joined several in a cell",
    (kind, text) => {
      expect(read(kind, text)).toBe("several values in one cell");
    },
  );

  const INVISIBLE = Array.from({ length: 0x10ffff }, (_, code) => code).filter(
    (code) =>
      !(code >= 0xd800 && code < 0xe000) &&
      /\p{Default_Ignorable_Code_Point}/u.test(String.fromCodePoint(code)),
  );

  it.each([
    ["email", "ali", "ce@mail.example", "alice@mail.example"],
    ["handle", "ann", "_1", "ann_1"],
    ["service_user_id", "12", "34", "1234"],
    ["device_id", "9774d56d", "682e549c", "9774d56d682e549c"],
    ["phone_number", "+49151", "12345678", "+4915112345678"],
  ] as const)(
    "%s with any invisible character inside is read without it, or refused by its name",
    (kind, a, b, value) => {
      const results = new Set(INVISIBLE.map((code) => read(kind, a + String.fromCodePoint(code) + b)));
      expect(results).toEqual(new Set([value, "invisible characters"]));
      expect(read(kind, `${a}\u00ad${b}`)).toBe(value);
    },
  );

  it("of a partner is never changed, and never sent with invisible characters", () => {
    const results = new Set(
      INVISIBLE.map((code) => read("partner_user_id", `a${String.fromCodePoint(code)}b`)),
    );
    expect(results).toEqual(new Set(["invisible characters"]));
  });

  it("in another script keeps the joiners that may mean something out of the hash", () => {
    expect(read("email", "\u0645\u06cc\u200c\u062e@mail.example")).toBe("invisible characters");
    expect(read("email", "\u0645\u06cc\u200b\u062e@mail.example")).toBe("\u0645\u06cc\u062e@mail.example");
  });

  it("never gives anything that holds an invisible character", () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...INVISIBLE.slice(0, 400)).map((code) => String.fromCodePoint(code)),
        fc.constantFrom(..."ab@.1\u00e9\u6f22"),
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), text, (kind, value) => {
        const result = normalise(kind, value);
        if ("value" in result) expect(result.value).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
      }),
    );
  });
});

it("digits of every script are read as the digits they are", () => {
  const digits = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => /\p{Nd}/u.test(String.fromCodePoint(code)))
    .map((code) => String.fromCodePoint(code));
  expect(digits.length % 10).toBe(0);
  expect(digits.map(withAsciiDigits).join("")).toBe("0123456789".repeat(digits.length / 10));
});

describe("a cell of nothing but blanks or commas", () => {
  const asEachKind = (text: string) => () => KINDS.map((kind) => normalise(kind, text));

  it.each([
    ["no-break spaces around a letter", (count: number) => `x${"\u00a0".repeat(count)}x`],
    ["no-break spaces", (count: number) => "\u00a0".repeat(count)],
    ["commas", (count: number) => ",".repeat(count)],
    ["letters", (count: number) => "\u00e9".repeat(count)],
    ["dots of a decimal", (count: number) => `1.${"0".repeat(count)}x`],
  ])("takes time in proportion to its length: %s", async (_, of) => {
    const once = await leastTime(asEachKind(of(20_000)), 0);
    // Ten times the length: quadratic time would be a hundred times as long. Short times vary.
    const limit = Math.min(50 * KINDS.length, 40 * Math.max(once, 1));
    expect(await leastTime(asEachKind(of(200_000)), limit)).toBeLessThan(limit);
  });

  it("is trimmed by looking at each character once", () => {
    expect(trimmed(`\u00a0x${"\u00a0".repeat(50_000)}y\u200b`)).toBe(`x${"\u00a0".repeat(50_000)}y`);
  });
});
