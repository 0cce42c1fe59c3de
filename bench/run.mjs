// npm run bench [-- signing forward emulator statistics footprint groups server grid media large-pictures builder copies audiences calendar statistics-grid charts store openings]: measures beside peers,
// prints a table and, of a whole run, writes it to bench/RESULTS.md and its headlines to the README. The peers have their own package.json and are installed here at
// first.
import "../scripts/node-version.mjs";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { ensureBrowser } from "../scripts/browser.mjs";
import { asServer, bin, execute, npm } from "../scripts/commands.mjs";
import { ensureDependencies, outdatedPackages } from "../scripts/dependencies.mjs";
import { ensureBuild } from "../scripts/production-build.mjs";
import { root, run, Stop } from "../scripts/project.mjs";

const parts = [
  "signing",
  "forward",
  "emulator",
  "statistics",
  "footprint",
  "groups",
  "server",
  "grid",
  "media",
  "large-pictures",
  "builder",
  "copies",
  "audiences",
  "calendar",
  "statistics-grid",
  "charts",
  "store",
  "openings",
];
const inBrowser = [
  "grid",
  "media",
  "large-pictures",
  "builder",
  "audiences",
  "calendar",
  "statistics-grid",
  "charts",
  "store",
  "openings",
];
/** Measured without the dashboard: they need no build of it. */
const alone = ["audiences", "charts"];
/** Measured as pages run them: with all of React, which a server has only in part. */
const asPages = ["copies"];
const say = (line) => process.stdout.write(`${line}\n`);

run(async () => {
  const asked = process.argv.slice(2);
  const wrong = asked.find((part) => !parts.includes(part));
  if (wrong) throw new Stop(`There is no benchmark "${wrong}"; there are ${parts.join(", ")}.`);
  const chosen = asked.length === 0 ? parts : asked;

  await ensureDependencies(say);
  await ensurePeers();
  if (
    chosen.some(
      (part) => ["forward", "server"].includes(part) || (inBrowser.includes(part) && !alone.includes(part)),
    )
  )
    await ensureBuild(say);
  if (chosen.some((part) => inBrowser.includes(part))) process.env.CHROMIUM = await ensureBrowser(say);

  const [load = 0] = os.loadavg();
  const rows = [];
  const failures = [];
  for (const part of chosen) {
    say(`Measuring: ${part} …`);
    await measure(part).then(
      (measured) => rows.push(...measured),
      (error) => {
        if (!(error instanceof Stop)) throw error;
        failures.push(error.message);
      },
    );
  }
  const table = markdownTable(rows);
  say(`\n${table}\n`);
  // What was measured of the others is shown all the same.
  if (failures.length > 0) throw new Stop(failures.join("\n\n"));
  if (asked.length > 0) return;
  await writeFile(path.join(root, "bench/RESULTS.md"), results(table, load));
  await writeHeadlines(rows.filter(({ goal, headline }) => headline || goal !== "–"));
});

/** @param {import("./measure.ts").Row[]} rows */
async function writeHeadlines(rows) {
  const file = path.join(root, "README.md");
  const readme = await readFile(file, "utf8");
  const [before, rest] = readme.split("<!-- bench -->\n");
  const after = rest?.split("<!-- /bench -->\n")[1];
  if (after === undefined) throw new Stop("README.md has no place for the table of benchmarks.");
  await writeFile(file, `${before}<!-- bench -->\n\n${markdownTable(rows)}\n\n<!-- /bench -->\n${after}`);
  // The table is formatted like the rest of the file.
  const { code, output } = await execute(process.execPath, [bin.biome, "format", "--write", file]);
  if (code !== 0) throw new Stop(`README.md could not be formatted:\n${output.trim()}`);
}

async function ensurePeers() {
  const read = async (file) =>
    JSON.parse(await readFile(path.join(root, "bench", file), "utf8").catch(() => "{}"));
  const outdated = outdatedPackages(
    await read("package-lock.json"),
    await read("node_modules/.package-lock.json"),
  );
  if (outdated.length === 0) return;
  say("Installing the peers (once) …");
  const { code, output } = await npm([
    "ci",
    "--prefix",
    "bench",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (code !== 0) throw new Stop(`npm ci failed:\n${output.trim()}`);
}

/**
 * Each part in its own process, so that none inherits another's heap or servers.
 *
 * @param {string} part
 * @returns {Promise<import("./measure.ts").Row[]>}
 */
async function measure(part) {
  const { code, output } = await execute(process.execPath, [
    ...(asPages.includes(part) ? ["--import", "tsx"] : asServer),
    "bench/part.ts",
    part,
  ]);
  if (code !== 0) throw new Stop(`${part} failed:\n${output.trim()}`);
  return JSON.parse(output.trim().split("\n").at(-1) ?? "[]");
}

/** @param {import("./measure.ts").Row[]} rows */
function markdownTable(rows) {
  const head = ["What", "Flightdeck", "Peer", "Peer's figure", "Ratio", "Goal"];
  const lines = rows.map(({ what, ours, peer, theirs, ratio, goal }) => [
    what,
    ours,
    peer,
    theirs,
    ratio,
    goal,
  ]);
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * @param {string} table
 * @param {number} load of the machine before anything was measured
 */
function results(table, load) {
  const [{ model } = { model: "unknown" }] = os.cpus();
  const machine = `${os.cpus().length} cores (${model.trim()}), Node ${process.versions.node}, ${os.platform()} ${os.arch()}`;
  return `# Benchmark results

Written by \`npm run bench\`. Contenders are measured in turn within one run; figures are medians, ratios are the
median of the ratios of each turn. What counts is the ratio: the figures depend on the machine.

${machine}, ${new Date().toISOString().slice(0, 10)}. Load before the run: ${load.toFixed(1)}; above 1 the machine was busy with
other things, and figures are lower than they could be.

The forward's upstream is a server with prepared answers, so that the forward is measured and not the emulator. Where
throughput is measured, the emulator's allowances are lifted. The bare server verifies the signature, inserts a row and
reads it back, and nothing else: it is what creating could reach at most. "A core"
precedes what a second of the server's own processor time answers, whatever else the machine does. MUI's grid has its rows prepared in one answer
and shows pages of 100, while ours signs in, reads them through the forward and scrolls over all of them.

${table}
`;
}
