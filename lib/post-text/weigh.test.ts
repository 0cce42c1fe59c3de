import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leastTime } from "@/lib/time/test-least-time";
import { entitiesIn } from "./entities";
import { URL_WEIGHT, weigh } from "./weigh";

const length = (text: string) => weigh(text).length;

describe("weighing a text", () => {
  it.each([
    ["", 0],
    ["Autumn", 6],
    ["Ελλάδα", 6],
    ["Привет", 6],
    ["東京", 4],
    ["한국어", 6],
    ["“quoted” – and…", 16],
    ["👩‍👩‍👦", 2],
    ["👋🏿", 2],
    ["🇩🇪🇫🇷", 4],
    ["7️⃣", 2],
    ["❤️‍🔥🐦‍🔥🍋‍🟩", 6],
    ["🫱🏻‍🫲🏿", 2],
    ["🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2],
    ["cafe\u0301", 4],
    ["\u1112\u1161\u11ab", 2],
    ["go to https://shop.example.com/autumn/sale?campaign=a ok", 6 + URL_WEIGHT + 3],
    ["northwind.com", URL_WEIGHT],
    ["a.zone b.ai", URL_WEIGHT * 2 + 1],
    ["me@northwind.com", 16],
    ["http://localhost:3000/preview", 29],
  ])("%j is %i", (text, weight) => {
    expect(length(text)).toBe(weight);
  });

  it("says where the part that fits ends, an address whole or not at all", () => {
    const text = `${"x".repeat(275)} https://northwind.com`;
    expect(weigh(text)).toMatchObject({ length: 299, remaining: -19, fitsUntil: 276 });
    expect(weigh(`${"x".repeat(279)}👋🏿`).fitsUntil).toBe(279);
  });

  it("fits nothing behind a character that no post may have", () => {
    expect(weigh("sale\uffffnow").fitsUntil).toBe(4);
  });

  it("warns of what may be taken for an address", () => {
    expect(weigh("http://a.nosuchplace")).toMatchObject({ length: 20, possibleLength: 23 });
    expect(weigh("http://a.com")).toMatchObject({ length: 23, possibleLength: 23 });
  });

  it("composes before it counts", () => {
    expect(length("\u2194\u0338")).toBe(length("\u21ae"));
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(length(text.normalize("NFD"))).toBe(length(text.normalize("NFC")));
      }),
    );
  });

  it("weighs whatever it is given, and all that fits fits", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 400 }),
        fc.integer({ min: 1, max: 300 }),
        (text, limit) => {
          const weight = weigh(text, limit);
          expect(weight.fitsUntil).toBeLessThanOrEqual(text.length);
          if (weight.remaining >= 0 && !/[\ufffe\uffff\ufeff]/.test(text)) {
            expect(weight.fitsUntil).toBe(text.length);
          }
          expect(weight.possibleLength).toBeGreaterThanOrEqual(weight.length);
        },
      ),
    );
  });

  it.each([
    ...[
      "a.",
      "a.co/(",
      "http://",
      "#x",
      "@x/",
      "👩‍",
      "👩‍🦰",
      "🇩",
      "🏴",
      "語.",
      "https://t.co/",
      "a.b-",
      "(a",
      "$a.",
    ],
    ...[
      "x",
      "-",
      "_",
      "http",
      "a_.com.",
      "-a.com.",
      "語a.",
      "xn--a.",
      "e\u0301",
      "⚡\ufe0f",
      "http://-.",
      "x.co?!",
    ],
  ])("takes time with the length of %j, not with its square", async (unit) => {
    const reading = (length: number) => () => {
      const text = `${unit.repeat(length / unit.length)}.`;
      return [weigh(text), entitiesIn(text)];
    };
    // Sixteen times the length: its square would take 256 times as long.
    const limit = 64 * (await leastTime(reading(10_000), 0)) + 100;
    expect(await leastTime(reading(160_000), limit)).toBeLessThan(limit);
  });
});
