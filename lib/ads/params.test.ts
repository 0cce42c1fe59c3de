import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { catalogue } from "./catalogue";
import { paramKindOf } from "./param-kinds";
import {
  choices,
  clearable,
  flag,
  id,
  ids,
  integer,
  long,
  micros,
  sortBy,
  text,
  time,
  toWire,
  type WireValue,
} from "./params";

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe("identifiers", () => {
  test.each(["18ce54d4x5t", "3_1136048014974423040", "1120828505715920896"])("%s is one", (value) => {
    expect(accepts(id(), value)).toBe(true);
  });

  test.each(["", "..", "a/b", "a1%2F..%2Fb", "a b", "-a", "a\n", "é", "x".repeat(65)])(
    "%j is none: it could leave its place in a path",
    (value) => {
      expect(accepts(id(), value)).toBe(false);
    },
  );

  test("a filter holds up to 200 of them", () => {
    const list = (length: number) => Array.from({ length }, (_, i) => `c${i}`).join(",");
    expect(accepts(ids(), list(200))).toBe(true);
    expect(accepts(ids(), list(201))).toBe(false);
    expect(accepts(ids(), "")).toBe(false);
    expect(accepts(ids(200, 0), "")).toBe(true);
    expect(accepts(ids(), "a,,b")).toBe(false);
  });

  test("64-bit ids stay exact and end at the largest signed one", () => {
    expect(long().parse("9223372036854775807")).toBe("9223372036854775807");
    expect(accepts(long(), "9223372036854775808")).toBe(false);
    expect(accepts(long(), Number.MAX_SAFE_INTEGER + 1)).toBe(false);
  });
});

describe("money", () => {
  test("is exact text, whatever its size", () => {
    expect(micros().parse("9007199254740993")).toBe("9007199254740993");
    expect(micros().parse(5_500_000)).toBe("5500000");
  });

  test("say of zero what is asked for", () => {
    expect(paramKindOf(micros()).expected).toBe("Long greater than 0");
  });

  test.each(["0", "-1", "1.5", "1e6", "", "9223372036854775808", 1.5])("%j is refused", (value) => {
    expect(accepts(micros(), value)).toBe(false);
  });
});

describe("text", () => {
  test("counts characters, not code units", () => {
    expect(accepts(text({ max: 2 }), "😀😀")).toBe(true);
    expect(accepts(text({ max: 2 }), "abc")).toBe(false);
    expect(accepts(text({ max: 2 }), "")).toBe(false);
  });
});

test("a list of choices names one, unless none of them says something", () => {
  expect(accepts(choices(["A", "B"]), "")).toBe(false);
  expect(choices(["A", "B"], { orNone: true }).parse("")).toEqual([]);
});

describe("times", () => {
  test("are normalised to UTC", () => {
    expect(time().parse("2026-11-21T12:00:00+0200")).toBe("2026-11-21T10:00:00Z");
    expect(time().parse("2026-11-21")).toBe("2026-11-21T00:00:00Z");
    expect(accepts(time(), "2026-02-30")).toBe(false);
  });

  test("may be asked for in whole hours", () => {
    expect(accepts(time({ wholeHours: true }), "2026-11-21T12:00:00Z")).toBe(true);
    expect(accepts(time({ wholeHours: true }), "2026-11-21T12:30:00Z")).toBe(false);
    expect(accepts(time({ wholeHours: true }), "2026-11-21T12:30:00+05:30")).toBe(true);
    expect(accepts(time({ wholeHours: true }), "2026-11-21T12:00:00+05:30")).toBe(false);
  });
});

test("an empty value unsets a clearable field, and only that", () => {
  const schema = clearable(micros());
  expect(schema.parse("")).toBeNull();
  expect(schema.parse(null)).toBeNull();
  expect(schema.parse("12")).toBe("12");
  expect(accepts(schema, "x")).toBe(false);
});

describe("law: what a caller holds survives the wire", () => {
  const cases: [string, z.ZodType, fc.Arbitrary<WireValue>][] = [
    ["flag", flag(), fc.boolean()],
    ["integer", integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 })],
    ["micros", micros(), fc.bigInt(1n, 9223372036854775807n).map(String)],
    ["text", text({ max: 255 }), fc.string({ minLength: 1, maxLength: 255, unit: "grapheme-ascii" })],
    ["ids", ids(), fc.array(fc.stringMatching(/^[0-9a-z]{1,12}$/), { minLength: 1, maxLength: 200 })],
    ["choices", choices(["A", "B"]), fc.array(fc.constantFrom("A", "B"), { minLength: 1 })],
    ["choices or none", choices(["A", "B"], { orNone: true }), fc.array(fc.constantFrom("A", "B"))],
    ["sort", sortBy(["name", "created_at"]), fc.constantFrom(["name-asc"], ["created_at-desc", "name-asc"])],
    ["clearable", clearable(text({ max: 9 })), fc.constantFrom(null, "abc")],
  ];

  test.each(cases)("%s", (_, schema, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const parsed = schema.parse(value) as WireValue;
        expect(schema.parse(toWire(parsed))).toEqual(parsed);
      }),
    );
  });
});

test("every parameter of the catalogue has words for its error and its form", () => {
  for (const endpoint of catalogue) {
    for (const [name, schema] of Object.entries(endpoint.params.shape)) {
      expect(paramKindOf(schema).expected, `${endpoint.name} ${name}`).toMatch(/\w/);
      expect(paramKindOf(schema).rule, `${endpoint.name} ${name}`).toMatch(/\.$/);
    }
  }
});
