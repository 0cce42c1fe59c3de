import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byChance, likelyBeside } from "./likely";

const rated = (hits: number, shown: number) => ({ hits: BigInt(hits), shown: BigInt(shown) });

describe("rates beside each other", () => {
  it.each([
    [1.959964, 0.05],
    [2.575829, 0.01],
    [0, 1],
    [1, 0.3173105],
  ])("%d standard deviations come by chance as often as tables say", (deviations, often) => {
    expect(byChance(deviations)).toBeCloseTo(often, 5);
  });

  it("differ where the numbers are large, and may be chance where they are not", () => {
    expect(likelyBeside([rated(1_300, 50_000), rated(1_000, 50_000)])).toEqual(["higher", "lower"]);
    expect(likelyBeside([rated(130, 5_000), rated(118, 5_000)])).toEqual(["unclear", "unclear"]);
    expect(likelyBeside([rated(3, 40), rated(1, 40)])).toEqual(["too few", "too few"]);
    expect(likelyBeside([rated(0, 20), rated(900, 90_000), rated(1_400, 90_000)])).toEqual([
      "too few",
      "lower",
      "higher",
    ]);
  });

  it("say nothing of what was not shown, of one alone, and of more hits than it was shown", () => {
    expect(likelyBeside([rated(5, 900)])).toEqual([undefined]);
    expect(likelyBeside([rated(5, 900), rated(0, 0)])).toEqual([undefined, undefined]);
    expect(likelyBeside([rated(50, 20), rated(50, 20)])).toEqual(["too few", "too few"]);
    expect(likelyBeside([])).toEqual([]);
  });

  it("take no one for better by chance more often than they say", () => {
    // As many posts as a line item has, all equally good, by a deterministic generator.
    let state = 42;
    const draw = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return state / 4_294_967_296;
    };
    const hits = () => Array.from({ length: 2_000 }, draw).filter((at) => at < 0.05).length;
    const wrong = Array.from({ length: 200 }, () =>
      likelyBeside(Array.from({ length: 5 }, () => rated(hits(), 2_000))),
    ).filter((verdicts) => verdicts.some((verdict) => verdict !== "unclear"));
    expect(wrong.length).toBeLessThan(200 * 0.08);
  });

  it("do not depend on the order, and a better one never gets worse", () => {
    const one = fc.record({
      shown: fc.integer({ min: 0, max: 100_000 }),
      share: fc.integer({ max: 50, min: 0 }),
    });
    fc.assert(
      fc.property(fc.array(one, { minLength: 2, maxLength: 6 }), (all) => {
        const rates = all.map(({ shown, share }) => rated(Math.floor((shown * share) / 1_000), shown));
        const verdicts = likelyBeside(rates);
        expect(likelyBeside(rates.toReversed()).toReversed()).toEqual(verdicts);
        for (const [at, verdict] of verdicts.entries()) {
          const mine = rates[at];
          const others = rates.filter((_, place) => place !== at);
          const sum = (pick: "hits" | "shown") => others.reduce((whole, each) => whole + each[pick], 0n);
          if (!mine || !verdict) continue;
          const ahead = mine.hits * sum("shown") - sum("hits") * mine.shown;
          if (verdict === "higher") expect(ahead > 0n).toBe(true);
          if (verdict === "lower") expect(ahead < 0n).toBe(true);
        }
      }),
    );
  });
});
