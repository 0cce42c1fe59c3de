import fc from "fast-check";
import { expect, it } from "vitest";
import { readChart, withMeasure, writeChart } from "./chart-choice";
import { MEASURE_IDS } from "./measures";

const measure = fc.constantFrom(...MEASURE_IDS);
const choice = fc
  .record({ measure, second: fc.option(measure, { nil: undefined }), byHour: fc.boolean() })
  .map(({ measure, second, byHour }) => ({
    measure,
    ...(second && second !== measure && { second }),
    ...(byHour && { byHour }),
  }));

it("reads what it wrote into the address", () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(readChart(writeChart(chosen))).toEqual(chosen);
    }),
  );
});

it("keeps known figures of an address, and draws no figure beside itself", () => {
  expect(readChart("spend")).toEqual({ measure: "spend" });
  expect(readChart("spend,nothing,clicks")).toEqual({ measure: "spend", second: "clicks" });
  expect(readChart("spend,spend")).toEqual({ measure: "spend" });
  expect(readChart("spend,hour")).toEqual({ measure: "spend", byHour: true });
  expect(readChart("nothing,spend")).toBeUndefined();
  expect(withMeasure({ measure: "spend", second: "clicks" }, "clicks")).toEqual({ measure: "clicks" });
  expect(withMeasure({ measure: "spend", second: "clicks" }, "cpm")).toEqual({
    measure: "cpm",
    second: "clicks",
  });
});
