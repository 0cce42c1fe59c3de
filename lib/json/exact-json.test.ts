import fc from "fast-check";
import { expect, test } from "vitest";
import { parseExactJson, stringifyExactJson } from "./exact-json";

test("integers beyond 2^53 come back as their text", () => {
  expect(parseExactJson('{"id":9223372036854775807,"small":12,"price":1.5}')).toEqual({
    id: "9223372036854775807",
    small: 12,
    price: 1.5,
  });
});

test("integers beyond 2^53 that a number spells alike come back as their text, too", () => {
  expect(parseExactJson("[1860000000000023000, 9007199254740992, 9007199254740991]")).toEqual([
    "1860000000000023000",
    "9007199254740992",
    9_007_199_254_740_991,
  ]);
});

test("digits inside text are left alone", () => {
  expect(parseExactJson('{"name":"9223372036854775807 things"}')).toEqual({
    name: "9223372036854775807 things",
  });
});

test("a quote inside text does not end it", () => {
  expect(
    parseExactJson('{"a":"\\"1234567890123456789\\\\","b":[-1234567890123456789, 1000000000000000]}'),
  ).toEqual({
    a: '"1234567890123456789\\',
    b: ["-1234567890123456789", 1e15],
  });
});

test("a text of a million escapes is read", () => {
  const text = "\\n".repeat(1_000_000);
  expect(parseExactJson(`{"n":1234567890123456789,"text":"${text}"}`)).toEqual({
    n: "1234567890123456789",
    text: "\n".repeat(1_000_000),
  });
});

test("fractions are numbers however long", () => {
  expect(parseExactJson("[0.5000000000000000, 1000000000000000.5, 1e3]")).toEqual([
    0.5, 1000000000000000.5, 1000,
  ]);
});

test("a key named __proto__ stays a key", () => {
  const value = parseExactJson('{"__proto__":{"polluted":true},"n":1234567890123456789}');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test.each([
  "",
  "{",
  "<html>",
  '{"a":NaN}',
  '{"a":1234567890123456789',
  "{1234567890123456789:1}",
  "[01234567890123456789]",
  '{"a":"1234567890123456789}',
])("%j is refused", (text) => {
  expect(() => parseExactJson(text)).toThrow(SyntaxError);
});

test("law: a bigint survives as an integer of any size", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 9223372036854775807n), (amount) => {
      const read = parseExactJson(stringifyExactJson({ amount })) as { amount: string | number };
      expect(BigInt(read.amount)).toBe(amount);
    }),
  );
});

test("law: what is written is read as it was", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      fc.string(),
      fc.constant("1234567890123456789"),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie("any"), { maxLength: 3 }),
      fc.dictionary(fc.string(), tie("any"), { maxKeys: 3 }),
    ),
  })).any;
  fc.assert(
    fc.property(value, (given) => {
      const text = stringifyExactJson(given);
      expect(text).toBe(JSON.stringify(given));
      expect(parseExactJson(text)).toEqual(JSON.parse(text));
    }),
  );
});
