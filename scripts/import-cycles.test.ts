import { expect, it } from "vitest";
import { cyclesOf, folderGraph, importGraph, within } from "./import-cycles";

const file = (path: string, text = "") => ({ path, text });

it("finds the files that reach each other, through types and lazy imports too", () => {
  const graph = importGraph([
    file("lib/a.ts", 'import type { B } from "./b";'),
    file("lib/b.ts", 'const c = () => import("@/lib/c");'),
    file("lib/c.ts", 'import { a } from "./a";'),
    file("lib/d.ts", 'import { a } from "./a";'),
  ]);
  expect(cyclesOf(graph)).toEqual([["lib/a.ts", "lib/b.ts", "lib/c.ts"]]);
});

it("counts what hangs together once, however many circles run through it", () => {
  const graph = importGraph([
    file("lib/a.ts", 'import { b } from "./b";\nimport { c } from "./c";'),
    file("lib/b.ts", 'import { a } from "./a";'),
    file("lib/c.ts", 'import { a } from "./a";'),
    file("lib/x.ts", 'import { y } from "./y";'),
    file("lib/y.ts", 'import { x } from "./x";\nimport { a } from "./a";'),
  ]);
  expect(cyclesOf(graph)).toEqual([
    ["lib/a.ts", "lib/b.ts", "lib/c.ts"],
    ["lib/x.ts", "lib/y.ts"],
  ]);
});

it("finds folders that reach each other though no file does", () => {
  const graph = importGraph([
    file("components/cards/card.tsx", 'import { slide } from "@/components/slides/slide";'),
    file("components/slides/slide.tsx"),
    file("components/slides/slides.tsx", 'import { face } from "@/components/cards/deep/face";'),
    file("components/cards/deep/face.tsx", 'import { money } from "@/lib/format/money";'),
    file("lib/format/money.ts"),
  ]);
  expect(cyclesOf(graph)).toEqual([]);
  expect(cyclesOf(folderGraph(graph))).toEqual([["components/cards", "components/slides"]]);
  expect(cyclesOf(folderGraph(within(graph, (path) => path.startsWith("lib/"))))).toEqual([]);
});

it("leaves tests out: they may look at everything", () => {
  const graph = importGraph([
    file("lib/a.ts", 'import { b } from "./b.test";'),
    file("lib/b.test.ts", 'import { a } from "./a";'),
  ]);
  expect(cyclesOf(graph)).toEqual([]);
});
