import { expect, it } from "vitest";
import { ownExports } from "./own-exports";
import { parseSources } from "./syntax";

const found = (sources: Readonly<Record<string, string>>) =>
  ownExports(
    parseSources(sources),
    Object.entries(sources).map(([path, text]) => ({ path, text })),
  );
const rows = { "lib/rows.ts": "export const first = 1;\nexport interface Row {}\nconst last = 2;" };

it("finds what is exported for its own file alone", () => {
  expect(found(rows)).toEqual(["lib/rows.ts:1 first", "lib/rows.ts:2 Row"]);
  expect(
    found({ "app/page.tsx": "export const dynamic = 1;", "lib/test-rows.ts": "export const a = 1;" }),
  ).toEqual([]);
});

it.each([
  'import { first as one } from "@/lib/rows";',
  'import * as rows from "./rows"; rows.first;',
  'void import("./rows").then((module) => module.first);',
  'vi.mock("@/lib/rows", () => ({ first: 3 }));',
])("leaves out what another file takes: %s", (text) => {
  expect(found({ ...rows, "lib/other.ts": text })).toEqual(["lib/rows.ts:2 Row"]);
});

it("leaves out all of a module that another file hands on", () => {
  expect(found({ ...rows, "lib/other.ts": 'void import("./rows").then(take);' })).toEqual([]);
});
