import { expect, it } from "vitest";
import { COLUMN_STEPS, columnsShown, lineItemColumn } from "./line-item-columns";
import { LINE_ITEM_COLUMNS } from "./line-item-view";

/** The box in front, and the widest scrollbar there is. */
const BESIDE = 36 + 17;
const RAIL = 224;

it("shows by itself what has room beside the rail", () => {
  for (const [window, step] of [[1280, 0], ...COLUMN_STEPS.map((step) => [step, step])] as const) {
    const needed = columnsShown(null, step).reduce((sum, id) => sum + lineItemColumn(id).width, BESIDE);
    expect(needed).toBeLessThanOrEqual(window - RAIL);
  }
  expect(columnsShown(null, 1600)).toEqual(LINE_ITEM_COLUMNS);
});

it("shows what somebody chose, in order, and the name always", () => {
  expect(columnsShown(["placements", "status"], 0)).toEqual(["name", "status", "placements"]);
  expect(columnsShown([], 1600)).toEqual(["name"]);
});
