import { expect, it } from "vitest";
import { gridWidth } from "@/lib/grid/columns";
import { COLUMN_STEPS, usualLayout } from "./line-item-columns";

/** The box in front, and the widest scrollbar there is. */
const BESIDE = 36 + 17;
const RAIL = 224;

it("shows by itself what has room beside the rail", () => {
  for (const [window, step] of [[1280, 0], ...COLUMN_STEPS.map((step) => [step, step])] as const) {
    expect(gridWidth(usualLayout(step), BESIDE)).toBeLessThanOrEqual(window - RAIL);
  }
  const widest = usualLayout(1600).map(({ id }) => id);
  expect(widest).toContain("placements");
  for (const asked of ["created", "updated", "id"]) expect(widest).not.toContain(asked);
});
