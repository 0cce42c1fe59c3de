import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./project.mjs";

/**
 * Bundles a server of the project and runs it in this process. Bundling takes a tenth of a second; loading the same
 * files one by one through tsx takes half a second, which every test and every start would wait for.
 *
 * @param {string} entry `emulator/main.ts`, say
 */
export async function runBundled(entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: path.join(root, "node_modules/.cache/flightdeck", entry.replace(/\.ts$/, ".mjs")),
    write: false,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    // Empty where servers run; without the alias it would refuse to be loaded.
    alias: { "server-only": "./node_modules/server-only/empty.js" },
    sourcemap: "inline",
    sourcesContent: false,
    logLevel: "error",
  });
  const [bundle] = outputFiles;

  // Written whole and then named, because several servers may start at once.
  const unfinished = `${bundle.path}.${randomUUID()}`;
  await mkdir(path.dirname(bundle.path), { recursive: true });
  await writeFile(unfinished, bundle.contents);
  await rename(unfinished, bundle.path);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundle.path).href);
}
