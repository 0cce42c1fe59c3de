import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Column,
  type GridColumns,
  gridTemplate,
  type Layout,
  layoutOf,
  moveColumn,
  placeAt,
  readLayout,
  resizeColumn,
  toggleColumn,
  writeLayout,
} from "./columns";

const IDS = ["name", "status", "daily", "total", "note"] as const;
type Id = (typeof IDS)[number];
const COLUMNS: Readonly<Record<Id, Column>> = {
  name: { label: "Name", width: 160, grows: 3 },
  status: { label: "Status", width: 128 },
  daily: { label: "Daily budget", width: 148, numeric: true },
  total: { label: "Total budget", width: 156, numeric: true },
  note: { label: "Note", width: 90, grows: 1 },
};
const columns: GridColumns<Id> = { ids: IDS, of: (id) => COLUMNS[id] };
const usual = layoutOf(columns, ["name", "status", "daily", "note"]);
const shownWidth = () => 300;

const step = fc.oneof(
  fc.record({ do: fc.constant("toggle" as const), id: fc.constantFrom(...IDS) }),
  fc.record({
    do: fc.constant("move" as const),
    id: fc.constantFrom(...IDS),
    to: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({ do: fc.constant("resize" as const), id: fc.constantFrom(...IDS), width: fc.integer() }),
);

it("keeps the first column first and every column once, whatever is done, and travels through the address", () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const layout = steps.reduce<Layout<Id>>((current, next) => {
        if (next.do === "toggle") return toggleColumn(columns, current, next.id);
        return next.do === "move"
          ? moveColumn(current, next.id, next.to)
          : resizeColumn(columns, current, next.id, next.width, shownWidth);
      }, usual);
      expect(layout[0]?.id).toBe("name");
      expect(new Set(layout.map(({ id }) => id)).size).toBe(layout.length);
      expect(readLayout(columns, writeLayout(columns, layout))).toEqual(layout);
    }),
  );
});

it("leaves out columns that do not exist and puts the first back", () => {
  expect(readLayout(columns, "daily,moon,daily")?.map(({ id }) => id)).toEqual(["name", "daily"]);
  expect(readLayout(columns, "moon")).toBeUndefined();
});

it("lets columns take the room that is left, until one behind them is given a width", () => {
  expect(gridTemplate(columns, usual, 36)).toBe("36px minmax(160px, 3fr) 128px 148px minmax(90px, 1fr)");
  const resized = resizeColumn(columns, usual, "status", 140, shownWidth);
  expect(gridTemplate(columns, resized, 36)).toBe("36px 300px 140px 148px minmax(90px, 1fr)");
});

it("finds the place that a dragged column would take, the first left alone", () => {
  const centres = [80, 200, 330, 480];
  expect(placeAt(centres, 1, 340)).toBe(2);
  expect(placeAt(centres, 3, 190)).toBe(1);
  expect(placeAt(centres, 2, 10)).toBe(1);
  expect(placeAt(centres, 1, 9_000)).toBe(3);
});
