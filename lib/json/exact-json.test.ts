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

test("digits inside text are left alone", () => {
  expect(parseExactJson('{"name":"9223372036854775807 things"}')).toEqual({
    name: "9223372036854775807 things",
  });
});

test("a key named __proto__ stays a key", () => {
  const value = parseExactJson('{"__proto__":{"polluted":true},"n":1234567890123456789}');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test.each(["", "{", "<html>", '{"a":NaN}', '{"a":1234567890123456789'])("%j is refused", (text) => {
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
