import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CLICK_TASKS, clickTable } from "../e2e/click-tasks";

const folder = path.join(import.meta.dirname, "../e2e");
const specs = readdirSync(folder)
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => readFileSync(path.join(folder, file), "utf8"))
  .join("\n");

test.each(Object.keys(CLICK_TASKS))("the clicks of “%s” are counted in a browser test", (task) => {
  expect(specs).toContain(`clicks(page, "${task}")`);
});

test("the table says what was counted of each task, and leaves out what was not", () => {
  const counted = new Map([["Campaign from nothing to serving", 17]]);
  const [head = "", row = "", ...others] = clickTable(counted);
  expect(row).toMatch(/^Campaign from nothing to serving +17 +\d+ +44 +Meta 25–30$/);
  expect(row.indexOf("17")).toBe(head.indexOf("Clicks"));
  expect(others).toEqual([]);
});
