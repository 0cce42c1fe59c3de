import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { foundProblems, foundRows } from "./found";

const root = path.join(import.meta.dirname, "..");
const document = readFileSync(path.join(root, "docs/found.md"), "utf8");

function read(file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, "utf8") : undefined;
}

const table = (named: string) =>
  `| row | what is right | test |\n| --- | --- | --- |\n| X1 | right | ${named} |`;

describe("docs/found.md", () => {
  test("every row names tests that exist", () => {
    expect(foundProblems(document, read)).toEqual([]);
  });

  test("no row stands twice", () => {
    const rows = foundRows(document).map(({ row }) => row);
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });
});

describe("the check of the table", () => {
  const files: Record<string, string> = { "lib/a.test.ts": 'test("reads a | b", …' };
  const problems = (named: string) => foundProblems(table(named), (file) => files[file]);

  test("finds a test by its file and its title", () => {
    expect(problems("lib/a.test.ts › reads a \\| b")).toEqual([]);
  });

  test("reports a title that its file does not hold", () => {
    expect(problems("lib/a.test.ts › reads c")).toEqual([
      'docs/found.md:3 (X1): lib/a.test.ts has no test "reads c".',
    ]);
  });

  test("reports a file that is not there, and a row without a test", () => {
    expect(problems("lib/b.test.ts › reads a")).toEqual([
      "docs/found.md:3 (X1): there is no file lib/b.test.ts.",
    ]);
    expect(problems("later")).toEqual([
      'docs/found.md:3 (X1): name the test as "file › title", not "later".',
    ]);
  });
});
