import { describe, expect, it } from "vitest";
import { repairAlike } from "./repair";

const AMOUNT = /^\d+(\.\d+)?$/;
const isAmount = (_row: number, text: string) => AMOUNT.test(text);
const isStatus = (_row: number, text: string) => ["ACTIVE", "PAUSED"].includes(text);

/** Cells of a column, the first row being row 1. */
const wrongCells = (...texts: string[]) => texts.map((text, index) => ({ row: index + 1, text }));
const becomes = (repair: ReturnType<typeof repairAlike>) =>
  repair && { alike: repair.alike, becomes: repair.cells.map(({ row, to }) => [row, to]) };

describe("one cell that was put right", () => {
  it("puts right those that say the same, in whatever case and with whatever around it", () => {
    const repair = repairAlike(
      { row: 9, field: "status", wrong: "Runing", right: "ACTIVE" },
      { wrong: wrongCells("Runing", "stoped", " runing"), isRight: isStatus },
    );
    expect(repair?.field).toBe("status");
    expect(becomes(repair)).toEqual({
      alike: "same",
      becomes: [
        [1, "ACTIVE"],
        [3, "ACTIVE"],
      ],
    });
    expect(repair?.cells[1]?.from).toBe(" runing");
  });

  it("fills what is missing elsewhere too", () => {
    const repair = repairAlike(
      { row: 9, field: "pays", wrong: "", right: "main" },
      { wrong: wrongCells("", "other"), isRight: (_row, text) => text === "main" },
    );
    expect(becomes(repair)).toEqual({ alike: "same", becomes: [[1, "main"]] });
  });

  it.each([
    ["an end that was taken away", "12.50 EUR", "12.50", ["8 EUR", "ten EUR", "9 USD"], [[1, "8"]]],
    ["a beginning that was taken away", "€12.50", "12.50", ["€8", "$9"], [[1, "8"]]],
    ["a beginning that was missing", ".5", "0.5", [".75", "x"], [[1, "0.75"]]],
    ["a piece within", "1o.50", "10.50", ["2oo", "3l.5"], [[1, "200"]]],
  ])("shows how to put right %s", (_what, wrong, right, others, expected) => {
    const repair = repairAlike(
      { row: 9, field: "daily", wrong, right },
      { wrong: wrongCells(...others), isRight: isAmount },
    );
    expect(becomes(repair)).toEqual({ alike: "piece", becomes: expected });
  });

  it("takes letters of two code units as one", () => {
    const isEnd = (_row: number, text: string) => text.endsWith("😁");
    const repair = repairAlike(
      { row: 9, field: "name", wrong: "a😀", right: "a😁" },
      { wrong: wrongCells("b😀", "c😂"), isRight: isEnd },
    );
    expect(becomes(repair)).toEqual({ alike: "piece", becomes: [[1, "b😁"]] });
  });

  it("cuts those that are too long as well, whatever they say", () => {
    const isShort = (_row: number, text: string) => [...text].length <= 5;
    const repair = repairAlike(
      { row: 9, field: "name", wrong: "Spring sale", right: "Sprng" },
      { wrong: wrongCells("💜💜💜💜💜💜", "Four seasons"), isRight: isShort, most: 5 },
    );
    expect(becomes(repair)).toEqual({
      alike: "cut",
      becomes: [
        [1, "💜💜💜💜💜"],
        [2, "Four"],
      ],
    });
  });
});

describe("nothing is offered", () => {
  const status = { row: 9, field: "status", wrong: "Runing", right: "ACTIVE" };
  it.each([
    ["while the cell itself is wrong", { ...status, right: "ACTIV" }, ["Runing"]],
    ["for a cell that says what the file says", { ...status, right: "Runing" }, ["Runing"]],
    ["where nothing is alike", status, ["stoped"]],
    ["where it would not put right", { ...status, wrong: "xACTIVE" }, ["xactive!"]],
    ["after a cell that was right already", { ...status, wrong: "PAUSED" }, ["PAUSED!"]],
  ])("%s", (_when, repaired, others) => {
    expect(repairAlike(repaired, { wrong: wrongCells(...others), isRight: isStatus })).toBeUndefined();
  });

  it("when two rows may not say the same", () => {
    expect(
      repairAlike(status, { wrong: wrongCells("Runing"), isRight: isStatus, unique: true }),
    ).toBeUndefined();
  });
});
