import { describe, expect, it } from "vitest";
import { GroupHead, withoutHeads } from "./group-head";
import {
  ALL_CLOSED,
  ALL_OPEN,
  type Closed,
  groupLines,
  groupRows,
  isClosed,
  readClosed,
  toggledIn,
  toggleGroup,
  writeClosed,
} from "./groups";
import type { Sort } from "./sort";
import { amountSums, distinctSums } from "./sums";

interface Thing {
  readonly id: string;
  readonly deleted: boolean;
  readonly currency: string;
  readonly kind: string | null;
  readonly budget: string | null;
}

const thing = (id: string, kind: string | null, budget: string | null, more: Partial<Thing> = {}): Thing => ({
  id,
  kind,
  budget,
  deleted: false,
  currency: "EUR",
  ...more,
});

const THINGS = [
  thing("1", "b", "5"),
  thing("2", null, "7"),
  thing("3", "a10", null),
  thing("4", "b", "20"),
  thing("5", "a9", "1", { currency: "JPY" }),
  thing("6", "a9", "2"),
];

const grouped = (things: readonly Thing[], sort?: Sort<string>) =>
  groupRows(
    things,
    { keyOf: ({ kind }) => kind, words: (key) => key.toUpperCase(), none: "No kind" },
    [{ column: "budget", sums: (rows) => amountSums(rows, ({ budget }) => budget) }],
    sort,
  );

const group = (closed: Closed = ALL_OPEN, things: readonly Thing[] = THINGS) =>
  groupLines(grouped(things), closed);

const headsOf = (lines: ReturnType<typeof group>) =>
  lines.flatMap((line) => (line instanceof GroupHead ? [line] : []));

describe("rows in groups", () => {
  it("stand below their heads in the order they came in, those without anything in common last", () => {
    expect(group().map((line) => (line instanceof GroupHead ? line.label : line.id))).toEqual([
      ...["A9", "5", "6"],
      ...["A10", "3"],
      ...["B", "1", "4"],
      ...["No kind", "2"],
    ]);
  });

  it("stand in the order of their keys where these have one, by their words where they are not in it", () => {
    const grouping = { keyOf: ({ kind }: Thing) => kind, keys: ["b"] };
    const keys = (words?: Sort<string>) => groupRows(THINGS, grouping, [], words).map(({ key }) => key);
    expect(keys()).toEqual(["b", "a9", "a10", ""]);
    expect(keys({ column: "name", direction: "desc" })).toEqual(["b", "a9", "a10", ""]);
  });

  it.each([
    ["desc", ["D", "B", "C", "A9", "A10", "No kind"]],
    ["asc", ["C", "B", "D", "A9", "A10", "No kind"]],
  ] as const)("stand by what they come to where the rows are ordered by that: %s", (direction, expected) => {
    const things = [...THINGS, thing("7", "c", "9"), thing("8", "c", "9"), thing("9", "d", "100")];
    const groups = grouped(things, { column: "budget", direction });
    // Different currencies cannot be compared, and missing values are no extreme.
    expect(groups.map(({ label }) => label)).toEqual(expected);
  });

  it("are called by one of their rows where keys are no words", () => {
    const grouping = { keyOf: ({ kind }: Thing) => kind, called: ({ id }: Thing) => `Like ${id}` };
    expect(groupRows(THINGS, grouping, []).map(({ label }) => label)).toEqual([
      ...["Like 1", "Like 3", "Like 5"],
      "None",
    ]);
  });

  it("count how many different things they are about", () => {
    const things = [thing("1", "a", null), thing("2", "a", null), thing("3", "b", null, { deleted: true })];
    const counted = (rows: readonly Thing[]) =>
      distinctSums(rows, ({ kind }) => kind ?? "", ["kind", "kinds"]).map((sum) => [sum.value, sum.counted]);
    expect(counted(things)).toEqual([[1n, "kind"]]);
    expect(counted([...things, thing("4", "c", null)])).toEqual([[2n, "kinds"]]);
    expect(counted([thing("5", null, null)])).toEqual([]);
  });

  it("are out of sight in closed groups, and go on counting", () => {
    const closed = group(toggleGroup(ALL_CLOSED, "b"));
    expect(withoutHeads<Thing>(closed).map(({ id }) => id)).toEqual(["1", "4"]);
    expect(headsOf(closed).map(({ label, count, ids, open }) => [label, count, ids, open])).toEqual([
      ["A9", 2, ["5", "6"], false],
      ["A10", 1, ["3"], false],
      ["B", 2, ["1", "4"], true],
      ["No kind", 1, ["2"], false],
    ]);
  });

  it("are added up for each currency, and nothing is not zero", () => {
    const [a9, a10, b] = headsOf(group()).map(({ sums }) => sums.get("budget"));
    expect(a9).toEqual([
      { currency: "JPY", unit: "money", value: 1n, rows: 1 },
      { currency: "EUR", unit: "money", value: 2n, rows: 1 },
    ]);
    expect(a10).toEqual([]);
    expect(b).toEqual([{ currency: "EUR", unit: "money", value: 25n, rows: 2 }]);
  });

  it("are neither chosen nor added up where they are deleted", () => {
    const [head] = headsOf(group(ALL_OPEN, [thing("1", "b", "5", { deleted: true }), thing("2", "b", "6")]));
    expect(head).toMatchObject({ count: 2, ids: ["2"] });
    expect(head?.sums.get("budget")).toEqual([{ currency: "EUR", unit: "money", value: 6n, rows: 1 }]);
  });
});

describe("closed groups in an address", () => {
  it.each([
    ["none", ALL_OPEN, null],
    ["all", ALL_CLOSED, "*"],
    ["some", { all: false, except: new Set(["a,b", "*", "ü"]) }, "a%2Cb,%2A,%C3%BC"],
    ["all but one", { all: true, except: new Set(["x"]) }, "*,x"],
    ["that of rows with nothing in common", { all: false, except: new Set([""]) }, ""],
  ])("are read as they were written: %s", (_, closed, text) => {
    expect(writeClosed(closed)).toBe(text);
    expect(readClosed(text)).toEqual(closed);
  });

  it("are opened and closed one by one", () => {
    expect(toggledIn(null, "x")).toBe("x");
    expect(toggledIn("x", "x")).toBe(null);
    expect(toggledIn("*", "x")).toBe("*,x");
    expect(isClosed(readClosed("*,x"), "x")).toBe(false);
    expect(isClosed(readClosed("*,x"), "y")).toBe(true);
  });

  it("are read as far as they go", () => {
    expect(readClosed("a,%E0%A4%A").except).toEqual(new Set(["a", "%E0%A4%A"]));
  });
});
