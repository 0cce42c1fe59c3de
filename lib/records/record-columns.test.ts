import { expect, it } from "vitest";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/campaign-columns";
import { gridWidth, type Layout } from "@/lib/grid/columns";
import { LINE_ITEM_COLUMNS } from "@/lib/line-items/line-item-columns";
import { COLUMN_STEPS, usualLayout } from "./record-columns";

/** The checkbox column, and the widest scrollbar. */
const BESIDE = 36 + 17;
const RAIL = 224;

it.each<[string, (window: number) => Layout<string>]>([
  ["campaigns", (window) => usualLayout(CAMPAIGN_COLUMNS, window)],
  ["line items", (window) => usualLayout(LINE_ITEM_COLUMNS, window)],
])("shows of %s by itself what has room beside the rail", (_, usual) => {
  for (const [window, step] of [[1280, 0], ...COLUMN_STEPS.map((step) => [step, step])] as const) {
    expect(gridWidth(usual(step), BESIDE)).toBeLessThanOrEqual(window - RAIL);
  }
  expect(usual(1600).map(({ id }) => id)).not.toContain("id");
});
