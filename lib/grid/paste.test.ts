import { describe, expect, it } from "vitest";
import { type Pasting, placeBlock, readBlock } from "./paste";

describe("cells from the clipboard", () => {
  it("are parted by tabs and line breaks, the last of which begins no row", () => {
    expect(readBlock("a\tb\r\nc\td\r\n")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(readBlock("1,234.50")).toEqual([["1,234.50"]]);
  });

  it("keep empty cells and rows in their places", () => {
    expect(readBlock("a\t\n\n\tb\n")).toEqual([["a", ""], [""], ["", "b"]]);
  });

  it("are as many in a row as a list with all its statistics has", () => {
    const wide = Array.from({ length: 200 }, (_, at) => `c${at}`);
    expect(readBlock(`${wide.join("\t")}\n`)).toEqual([wide]);
  });

  it("hold line breaks and quotes where they are quoted", () => {
    expect(readBlock('"two\nlines"\t"say ""yes"""\n')).toEqual([["two\nlines", 'say "yes"']]);
  });

  it("are taken as they are where a quote does not end", () => {
    expect(readBlock('"open\tb\nc\td\n')).toEqual([
      ['"open', "b"],
      ["c", "d"],
    ]);
  });

  it("lose the apostrophe that keeps a text from being a formula", () => {
    expect(readBlock("'=SUM(A1)\n")).toEqual([["=SUM(A1)"]]);
  });
});

interface Thing {
  readonly id: string;
  readonly name: string;
}

const THINGS: readonly Thing[] = ["t1", "t2", "t3"].map((id) => ({ id, name: `Thing ${id}` }));
const COLUMNS = ["name", "days", "budget"] as const;
type Column = (typeof COLUMNS)[number];
type Field = "id" | "name" | "amount";

const FIELDS: Partial<Record<Column, Field>> = { name: "name", budget: "amount" };
const NAMED: Readonly<Record<string, Field>> = { id: "id", name: "name", budget: "amount" };

function place(text: string, pasting: Partial<Pasting<Thing, Column>> = {}, things = THINGS) {
  const placed = placeBlock<Thing, Column, Field>(
    { text, rows: THINGS, chosen: false, columns: COLUMNS, ...pasting },
    {
      fieldOf: (name) => NAMED[name],
      fieldOfColumn: (column) => FIELDS[column],
      labelOf: (column) => column.toUpperCase(),
      id: "id",
      byId: new Map(things.map((thing) => [thing.id, thing])),
      readId: (cell) => cell,
      name: "name",
      nameOf: ({ name }) => name,
      one: "thing",
    },
  );
  return { ...placed, rows: placed.rows.map(({ row, cells }) => [row.id, cells]) };
}

describe("pasting into a grid", () => {
  it("goes from a cell to the right and down, past what cannot be changed", () => {
    const { rows, unused, beyond, named } = place("A\t5\t10\nB\t6\t20");
    expect(rows).toEqual([
      ["t1", { name: "A", amount: "10" }],
      ["t2", { name: "B", amount: "20" }],
    ]);
    expect({ unused, beyond, named }).toEqual({ unused: ["DAYS"], beyond: 0, named: false });
  });

  it("goes into the chosen rows, a single row into all of them", () => {
    const chosen = { chosen: true, columns: ["budget"] as const };
    expect(place("10\n", chosen).rows).toEqual(THINGS.map(({ id }) => [id, { amount: "10" }]));
    expect(place("10\n20", chosen).rows).toEqual([
      ["t1", { amount: "10" }],
      ["t2", { amount: "20" }],
    ]);
  });

  it("does not repeat itself where nothing is chosen", () => {
    expect(place("A").rows).toEqual([["t1", { name: "A" }]]);
  });

  it("warns of too many rows, and of columns that the grid does not have", () => {
    expect(place("A\nB\nC\nD\nE").beyond).toBe(2);
    expect(place("10\tmore", { columns: ["budget"] }).rows[0]).toEqual(["t1", { amount: "10" }]);
  });

  it("goes by names in the first row, wherever the focus is", () => {
    const { rows, named, unused } = place("Spend\tBudget\n7\t10\n8\t20");
    expect(rows).toEqual([
      ["t1", { amount: "10" }],
      ["t2", { amount: "20" }],
    ]);
    expect({ named, unused }).toEqual({ named: true, unused: ["Spend"] });
  });

  it("takes a name without cells below for a cell", () => {
    expect(place("Name").rows).toEqual([["t1", { name: "Name" }]]);
  });

  it("finds rows by their names where other cells stand beside them, and renames none", () => {
    const { rows, nowhere } = place("Name\tBudget\nThing t3\t30\nThing t1\t10\nThing t1\t11\nNew\t5");
    expect(rows).toEqual([
      ["t3", { amount: "30" }],
      ["t1", { amount: "10" }],
    ]);
    expect(nowhere).toEqual([
      { id: "Thing t1", reason: "A row above changes this thing already." },
      { id: "New", reason: "No thing of this account has this name. Include the ID column to rename." },
    ]);
  });

  it("asks for the ids where several rows have a name", () => {
    const things = [...THINGS, { id: "t4", name: "Thing t3" }];
    expect(place("Name\tBudget\nThing t3\t30", {}, things).nowhere).toEqual([
      { id: "Thing t3", reason: "2 have this name. Include the ID column." },
    ]);
  });

  it("takes names that are another row's for that row, also without names of columns", () => {
    const { rows } = place("Thing t2\t5\t20\nThing t1\t5\t10");
    expect(rows).toEqual([
      ["t2", { amount: "20" }],
      ["t1", { amount: "10" }],
    ]);
  });

  it("renames by a column of new names alone", () => {
    expect(place("Name\nNew 1\nNew 2").rows).toEqual([
      ["t1", { name: "New 1" }],
      ["t2", { name: "New 2" }],
    ]);
  });

  it("finds rows by their ids, each once", () => {
    const { rows, nowhere } = place("ID\tName\nt3\tC\nt9\tX\nt3\tD\n\tE");
    expect(rows).toEqual([["t3", { id: "t3", name: "C" }]]);
    expect(nowhere).toEqual([
      { id: "t9", reason: "No thing of this account has this id." },
      { id: "t3", reason: "A row above changes this thing already." },
      { id: "No id", reason: "No thing of this account has this id." },
    ]);
  });
});
