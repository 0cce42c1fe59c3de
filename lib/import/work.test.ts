import { expect, it } from "vitest";
import { cellOf, editCell, editCells, type ImportWork, leaveOut, ownCell } from "./work";

type Field = "name" | "text";

const work: ImportWork<Field> = {
  file: {
    id: "1",
    name: "a.csv",
    rows: [
      ["name", "text"],
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ].map((cells, index) => ({
      number: index + 1,
      cells,
    })),
    cut: false,
    garbled: false,
  },
  named: true,
  columns: ["name", "text"],
  edits: {},
  out: [],
};

it("leaves rows out and takes them in again, many at a time", () => {
  const out = leaveOut(leaveOut(work, [1, 2, 3], true), [2], false);
  expect(out.out).toEqual([1, 3]);
  expect(leaveOut(out, [1, 3], true).out).toEqual([1, 3]);
});

it("types over several cells at once, and gives the file's own words back", () => {
  const edited = editCells(editCell(work, 2, "text", "y"), "name", [
    { row: 1, value: "x" },
    { row: 2, value: "x" },
  ]);
  expect([1, 2, 3].map((row) => cellOf(edited, row, "name"))).toEqual(["x", "x", "c"]);
  expect(ownCell(edited, 1, "name")).toBe("a");
  const back = editCells(edited, "name", [
    { row: 1, value: "a" },
    { row: 2, value: "b" },
  ]);
  expect(back.edits).toEqual({ 1: {}, 2: { text: "y" } });
});
