import { expect, it } from "vitest";
import { chartPaths } from "./chart-paths";

const point = (value: number | null, whole = true) => ({ from: 0, until: 1, whole, value });
const paths = (...points: ReturnType<typeof point>[]) =>
  chartPaths(
    points,
    (index) => index * 10,
    (value) => 100 - value,
  );

it("goes from point to point, and by another line to what is not over", () => {
  expect(paths(point(1), point(2), point(3, false))).toEqual({
    whole: "M0.0 99.0L10.0 98.0",
    open: "M10.0 98.0L20.0 97.0",
    alone: [],
  });
});

it("goes on to each of several that are not over", () => {
  expect(paths(point(1), point(2, false), point(3, false))).toEqual({
    whole: "M0.0 99.0",
    open: "M0.0 99.0L10.0 98.0M10.0 98.0L20.0 97.0",
    alone: [],
  });
});

it("breaks where a number is missing instead of falling to zero", () => {
  expect(paths(point(1), point(2), point(null), point(4), point(5))).toEqual({
    whole: "M0.0 99.0L10.0 98.0M30.0 96.0L40.0 95.0",
    open: "",
    alone: [],
  });
});

it("finds points that stand alone", () => {
  expect(paths(point(1), point(null), point(3, false)).alone).toEqual([0, 2]);
  expect(paths(point(7, false))).toEqual({ whole: "M0.0 93.0", open: "", alone: [0] });
});
