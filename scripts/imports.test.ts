import { expect, it } from "vitest";
import { importsOf } from "./imports";

it("resolves what a file imports from the root of the project", () => {
  const text = [
    'import * as z from "zod";',
    'import "./style";',
    'import * as campaigns from "@/lib/ads/endpoints/campaigns";',
    "import {",
    "  type Campaign,",
    "  list,",
    '} from "../ads/endpoints/campaigns.ts";',
    'const late = await import("./lazy-module");',
    'export { one } from "./one";',
  ].join("\n");
  expect(importsOf({ path: "lib/campaigns/rows.ts", text })).toEqual([
    { clause: "", target: "lib/campaigns/style", line: 2 },
    { clause: "* as campaigns", target: "lib/ads/endpoints/campaigns", line: 3 },
    { clause: "{\n  type Campaign,\n  list,\n}", target: "lib/ads/endpoints/campaigns", line: 4 },
    { clause: "", target: "lib/campaigns/lazy-module", line: 8 },
    { clause: "{ one }", target: "lib/campaigns/one", line: 9 },
  ]);
});
