import { expect, it } from "vitest";
import { importReport } from "./report";

it("reports what became of each row", () => {
  const row = {
    cells: { text: "Hello", author: "@mara" },
    problems: new Map<"text" | "author", string>(),
    out: false,
    result: undefined,
  };
  const errors = [{ code: "INVALID_USER", message: "no" }];
  expect(
    importReport(
      [
        { ...row, number: 2, result: { state: "done", id: "1867000000000000001", surprises: [] } },
        { ...row, number: 3, result: { state: "failed", errors } },
        { ...row, number: 4, result: { state: "unknown" } },
        { ...row, number: 5, problems: new Map([["text", "Too long."]]) },
        { ...row, number: 6, out: true },
        { ...row, number: 7 },
      ],
      { fields: ["text", "author"], identifiers: ["author"], idColumn: "draft_id", doneWord: "created" },
    ).slice(1),
  ).toEqual([
    "row,text,author,outcome,draft_id,why\r\n",
    `2,Hello,'@mara,created,"=""1867000000000000001""",\r\n`,
    "3,Hello,'@mara,failed,,INVALID_USER: no\r\n",
    "4,Hello,'@mara,unknown,,No answer came.\r\n",
    "5,Hello,'@mara,has problems,,text: Too long.\r\n",
    "6,Hello,'@mara,left out,,\r\n",
    "7,Hello,'@mara,not sent,,\r\n",
  ]);
});
