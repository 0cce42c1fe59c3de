import fc from "fast-check";
import { expect, it } from "vitest";
import {
  COLUMN_IDS,
  COLUMN_STEPS,
  defaultLayout,
  moveColumn,
  readLayout,
  resizeColumn,
  toggleColumn,
  withoutRoomForStaged,
  withRoomForStaged,
  writeLayout,
} from "./columns";

const step = fc.oneof(
  fc.record({ do: fc.constant("toggle" as const), id: fc.constantFrom(...COLUMN_IDS) }),
  fc.record({
    do: fc.constant("move" as const),
    id: fc.constantFrom(...COLUMN_IDS),
    by: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({ do: fc.constant("resize" as const), id: fc.constantFrom(...COLUMN_IDS), width: fc.integer() }),
);

it("keeps the name first and every column once, whatever is done, and travels through the address", () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const layout = steps.reduce((current, next) => {
        if (next.do === "toggle") return toggleColumn(current, next.id);
        return next.do === "move"
          ? moveColumn(current, next.id, next.by)
          : resizeColumn(current, next.id, next.width);
      }, defaultLayout(0));
      expect(layout[0]?.id).toBe("name");
      expect(new Set(layout.map(({ id }) => id)).size).toBe(layout.length);
      expect(readLayout(writeLayout(layout))).toEqual(layout);
    }),
  );
});

it("leaves out columns that do not exist and puts the name back", () => {
  expect(readLayout("daily,moon,daily")?.map(({ id }) => id)).toEqual(["name", "daily"]);
  expect(readLayout("moon")).toBeUndefined();
});

it("makes room for old values while edits are staged, and leaves a width that somebody chose", () => {
  const chosen = resizeColumn(defaultLayout(0), "daily", 120);
  const roomy = withRoomForStaged(chosen);
  const width = (layout: typeof roomy, id: string) => layout.find((placed) => placed.id === id)?.width;
  expect(width(roomy, "status")).toBeGreaterThan(width(chosen, "status") ?? 0);
  expect(width(roomy, "daily")).toBe(120);
  expect(withoutRoomForStaged(roomy)).toEqual(chosen);
});

/** The box in front, and the widest scrollbar there is. */
const BESIDE = 36 + 17;
const RAIL = 224;

it("shows by itself what has room beside the rail", () => {
  for (const [window, room] of [[1280, 0], ...COLUMN_STEPS.map((step) => [step, step])] as const) {
    const needed = defaultLayout(room).reduce((sum, { width }) => sum + width, BESIDE);
    expect(needed).toBeLessThanOrEqual(window - RAIL);
  }
});
