import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files";

/** An element that cuts its text and holds nothing but words in their own direction of writing. */
const CUT_AROUND = /\btruncate\b[^<>]*>\s*<bdi>\{[^<>]*\}<\/bdi>\s*<\//g;

it("names that are cut show their beginning, also those that are written from right to left", () => {
  const cut = readSourceFiles().flatMap(({ path, text }) =>
    [...text.matchAll(CUT_AROUND)].map(([found]) => `${path}: ${found}`),
  );
  // A line from left to right that holds such a name cuts it at its right, where it begins: `CutName` cuts itself.
  expect(cut).toEqual([]);
});
