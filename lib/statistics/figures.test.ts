import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { OBJECTIVES } from "@/lib/ads/endpoints/line-items";
import { figureOf, type Reading } from "./figures";
import { isMeasure, MEASURE_IDS, MEASURES, measureOf, PRESETS, partsFor, USUAL_MEASURES } from "./measures";
import { addNumbers, addSums, changeOf, numbersByTime } from "./numbers";
import { PARTS, partOfNumber } from "./parts";
import { RESULTS, resultOf } from "./results";

const read = (sums: Record<string, bigint>, ...objectives: string[]): Reading => ({
  state: "read",
  sums,
  objectives,
  parts: PARTS,
});

const SHOWN = { impressions: 1_000n, billed_charge_local_micro: 5_000_000n, url_clicks: 4n };

describe("no number", () => {
  it("has five kinds, and zero is none of them", () => {
    const { spend, likes, results, video_views: views, cost_per_conversion: cost } = MEASURES;
    expect(figureOf(spend, { state: "unread" })).toEqual({ kind: "unread" });
    expect(figureOf(spend, { state: "denied", why: "No" })).toEqual({ kind: "denied", why: "No" });
    expect(figureOf(spend, read({}))).toMatchObject({ kind: "none" });
    expect(figureOf(likes, read(SHOWN, "ENGAGEMENTS"))).toEqual({ kind: "value", value: 0n });
    expect(figureOf(cost, read(SHOWN, "WEBSITE_CLICKS"))).toMatchObject({ kind: "none" });
    expect(figureOf(results, read(SHOWN))).toMatchObject({ kind: "unavailable" });
    expect(figureOf(views, read(SHOWN, "WEBSITE_CLICKS"))).toMatchObject({
      kind: "unavailable",
      why: "Not for this objective",
    });
  });

  it("stands for results of unlike objectives, which are never added up", () => {
    expect(figureOf(MEASURES.results, read(SHOWN, "FOLLOWERS", "WEBSITE_CLICKS"))).toMatchObject({
      kind: "unavailable",
    });
    expect(figureOf(MEASURES.results, read(SHOWN, "WEBSITE_CLICKS"))).toEqual({ kind: "value", value: 4n });
    expect(resultOf(["VIDEO_VIEWS", "PREROLL_VIEWS"])?.many).toBe("video views");
    expect(resultOf(["VIDEO_VIEWS", "SOMETHING_NEW"])).toBeUndefined();
  });

  it("stands where what it is made of was not asked for", () => {
    const reading: Reading = { state: "read", sums: SHOWN, objectives: ["APP_INSTALLS"], parts: ["core"] };
    expect(figureOf(MEASURES.results, reading)).toEqual({ kind: "unread" });
    expect(partsFor(USUAL_MEASURES, ["APP_INSTALLS"])).toEqual(["core", "app"]);
    expect(partsFor(USUAL_MEASURES, ["VIDEO_VIEWS"])).toEqual(["core"]);
  });
});

describe("measures", () => {
  it("are made of numbers that are asked for, for every objective", () => {
    for (const id of MEASURE_IDS) {
      for (const objective of OBJECTIVES)
        for (const name of measureOf(id).numbers([objective])) expect(partOfNumber(name), name).toBeDefined();
    }
    for (const { of } of Object.values(PRESETS)) for (const id of of) expect(isMeasure(id)).toBe(true);
    expect(Object.keys(RESULTS).sort()).toEqual([...OBJECTIVES].sort());
  });

  it("say that a definition changed, and when", () => {
    expect(MEASURES.video_views.definedSince).toBe("2026-08-13");
  });
});

describe("sums", () => {
  const counts = fc.dictionary(
    fc.constantFrom("impressions", "clicks", "conversion_purchases.metric"),
    fc.integer({ min: 1, max: 2 ** 40 }),
  );

  it("are the same whatever is added first, and rates are made of them and never averaged", () => {
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 40 }), fc.integer({ min: 0, max: 40 }), (all, at) => {
        const sums = (some: typeof all) => Object.fromEntries(addNumbers(some));
        expect(addSums([sums(all.slice(0, at)), sums(all.slice(at))])).toEqual(sums(all));
        const { impressions = 0n, clicks = 0n } = sums(all);
        const figure = figureOf(MEASURES.click_rate, read(sums(all)));
        if (impressions === 0n) {
          expect(figure.kind).toBe("none");
          return;
        }
        if (figure.kind !== "value") throw new Error(figure.kind);
        const error = figure.value * impressions - clicks * 1_000_000n;
        expect(2n * (error < 0n ? -error : error) <= impressions).toBe(true);
      }),
      { seed: inject("randomSeed") },
    );
  });

  it("of a day do not depend on what was asked with it: a zero beside others is nothing", () => {
    const metrics = {
      likes: [0, 3, null],
      replies: null,
      conversion_purchases: { metric: [0, 2, 0], post_view: null },
    };
    expect(numbersByTime(metrics, 3)).toEqual([{}, { likes: 3, "conversion_purchases.metric": 2 }, {}]);
    expect(numbersByTime({ likes: "many", odd: [0.5] }, 1)).toEqual([{}]);
  });

  it("move by a difference, and by a rate where there was something before", () => {
    expect(changeOf(110n, 100n)).toEqual({ difference: 10n, rate: 100_000n });
    expect(changeOf(0n, 3n)).toEqual({ difference: -3n, rate: -1_000_000n });
    expect(changeOf(1n, 3n).rate).toBe(-666_667n);
    expect(changeOf(5n, 0n).rate).toBeUndefined();
  });
});
