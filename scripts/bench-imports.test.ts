import { build } from "esbuild";
import { expect, test } from "vitest";
import { root } from "./project.mjs";
import { readSourceFiles } from "./source-files";

// The benchmark runs seldom, and what it imports of its own packages is not installed here: types are not checked.
test("the benchmark imports what there is", async () => {
  const { errors } = await build({
    absWorkingDir: root,
    entryPoints: readSourceFiles("bench").flatMap(({ path }) => (/\.tsx?$/.test(path) ? [path] : [])),
    outdir: "unused",
    bundle: true,
    write: false,
    packages: "external",
    platform: "node",
    format: "esm",
    logLevel: "silent",
    alias: { "@": root },
  }).catch((failure: { errors: { text: string }[] }) => failure);
  expect(errors.map(({ text }) => text)).toEqual([]);
});
