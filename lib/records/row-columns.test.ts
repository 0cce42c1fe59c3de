import { expect, it } from "vitest";
import { csvCell } from "@/lib/grid/csv-columns";
import { listExport, nameParts, orderRows, rowColumns, timeParts } from "./row-columns";

interface Tea {
  readonly id: string;
  readonly name: string;
  readonly made: string;
  readonly grams: number | null;
}

const COLUMNS = rowColumns({
  name: { label: "Tea", ...nameParts(({ name }: Tea) => name) },
  grams: {
    label: "Grams",
    value: { kind: "own" },
    order: { key: ({ grams }) => grams },
    file: {
      "": { text: ({ grams }) => String(grams ?? "") },
      Heavy: { text: ({ grams }) => String(Number(grams) > 9) },
    },
  },
  note: { label: "Note", value: { kind: "text", of: () => null } },
  made: { label: "Made", ...timeParts(({ made }: Tea) => made, "day") },
});

const TEAS: readonly Tea[] = [
  { id: "3", name: "Oolong", made: "2026-11-03T00:00:00Z", grams: null },
  { id: "1", name: "Sencha", made: "2026-11-01T00:00:00Z", grams: 20 },
  { id: "2", name: "Assam", made: "2026-11-02T00:00:00Z", grams: 20 },
  { id: "4", name: "Assam", made: "2026-11-04T00:00:00Z", grams: 5 },
];
const ordered = (column: (typeof COLUMNS.ids)[number], descending = false) =>
  orderRows(COLUMNS, TEAS, { column, descending }).map(({ id }) => id);

it("can be ordered by the columns that say how, the same of them by name and id, none last either way", () => {
  expect(COLUMNS.sortable).toEqual(["name", "grams", "made"]);
  expect(ordered("name")).toEqual(["2", "4", "3", "1"]);
  expect(ordered("grams")).toEqual(["4", "2", "1", "3"]);
  expect(ordered("grams", true)).toEqual(["2", "1", "4", "3"]);
  expect(ordered("note")).toEqual(["3", "1", "2", "4"]);
});

it("goes into a file with the columns that say how, under their own headings and further ones", () => {
  const { seen } = listExport({ one: "tea", many: "teas" }, COLUMNS);
  const [, sencha] = TEAS;
  expect(
    sencha && Object.fromEntries(seen.map((column) => [column.heading, csvCell(column, sencha)])),
  ).toEqual({
    ID: '="1"',
    Tea: "Sencha",
    Grams: "20",
    Heavy: "true",
    Made: "2026-11-01T00:00:00Z",
  });
});
