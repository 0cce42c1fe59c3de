import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { ensureBrowser } from "./browser.mjs";
import { asServer, bin, execute } from "./commands.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { ensureBuild } from "./production-build.mjs";
import { root, Stop } from "./project.mjs";
import { sum, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

/**
 * Runs Node with arguments and gives its exit code.
 *
 * @typedef {(args: readonly string[], env?: Record<string, string>) => Promise<number>} RunNode
 * @typedef {import("./tally.mjs").Tally} Tally
 * @typedef {{ name: string, check: (node: RunNode) => Promise<Tally> }} Check
 * @typedef {{ name: string, tally: Tally, seconds: string }} Result
 */

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`);
const reports = path.join(root, "test-results");
const browserReport = path.join(reports, "end-to-end.json");

/** Tests make many short-lived objects: with more room for them, in megabytes, a tenth of the time is saved. */
const ROOMY = "--max-semi-space-size=64";

/** Its output is shown as it comes. @type {RunNode} */
const shown = async (args, env) =>
  (await execute(process.execPath, [ROOMY, ...args], { show: true, env })).code;

/**
 * Runs projects of vitest.config.ts.
 *
 * @param {RunNode} node
 * @param {readonly string[]} projects
 * @param {string} name of the report
 */
async function vitest(node, projects, name) {
  const report = path.join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  return tallyOfVitest(await node([bin.vitest, "run", ...chosen, ...reporters]), await readReport(report));
}

/** Each of these has one thing to do at a time, so that one would leave a core idle. @type {readonly Check[]} */
const SIDE_BY_SIDE = [
  {
    name: "types",
    // Next writes the types of routes and style sheets that the compiler needs.
    check: async (node) =>
      tallyOfCheck((await node([bin.next, "typegen"])) || (await node([bin.tsc, "--noEmit"]))),
  },
  {
    name: "lint",
    check: async (node) => tallyOfCheck(await node([bin.biome, "check", "--error-on-warnings"])),
  },
  {
    name: "structure",
    check: async (node) => tallyOfCheck(await node(["--import", "tsx", "scripts/check-structure.ts"])),
  },
  {
    name: "measures of the structure",
    check: async (node) => tallyOfCheck(await node(["--import", "tsx", "scripts/figures.ts", "--check"])),
  },
  {
    name: "list of supported endpoints",
    check: async (node) => tallyOfCheck(await node([...asServer, "scripts/supported.ts", "--check"])),
  },
];

/**
 * What needs neither a build nor a browser: the quick loop.
 *
 * @type {readonly (Check | readonly Check[])[]}
 */
export const QUICK = [
  SIDE_BY_SIDE,
  {
    name: "unit tests",
    check: (node) => vitest(node, ["modules", "replacing", "store"], "unit"),
  },
];

/**
 * Whole pages before the emulator, the production build, and what users do with it.
 *
 * @type {readonly Check[]}
 */
export const WHOLE = [
  { name: "whole pages", check: (node) => vitest(node, ["pages"], "pages") },
  {
    name: "build",
    check: async () => {
      await ensureBuild(say);
      return tallyOfCheck(0);
    },
  },
  {
    name: "end-to-end tests",
    check: async (node) => {
      const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, CHROMIUM: await ensureBrowser(say) };
      const code = await node([bin.playwright, "test"], environment);
      return tallyOfPlaywright(code, await readReport(browserReport));
    },
  },
];

/**
 * Runs checks one after the other, those of a list side by side, and prints how each ended. Its last line is
 * `N passed, N failed`.
 *
 * @param {readonly (Check | readonly Check[])[]} checks
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(checks) {
  const began = Date.now();
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  await ensureDependencies(say);
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });

  /** @type {Result[]} */
  const results = [];
  for (const each of checks)
    results.push(...("name" in each ? [await runAlone(each)] : await runSideBySide(each)));

  say("");
  for (const { name, tally, seconds } of results) {
    say(`${tally.failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(28)} ${seconds} s`);
  }
  const { passed, failed, failures } = sum(results.map(({ tally }) => tally));
  say(`${" ".repeat(37)}${secondsSince(began)} s\n`);
  if (failures.length > 0) say(`Failed:\n${failures.map((failure) => `  ${failure}\n`).join("")}`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** @param {Check} check */
async function runAlone(check) {
  say(`\n── ${check.name}`);
  const { result, trouble } = await run(check, shown);
  if (trouble) say(trouble);
  return result;
}

/** The output of each is shown once it has ended. @param {readonly Check[]} checks */
async function runSideBySide(checks) {
  const running = checks.map(async (check) => {
    let said = "";
    const { result, trouble } = await run(check, async (args, env) => {
      const { code, output } = await execute(process.execPath, [ROOMY, ...args], { env });
      said += output;
      return code;
    });
    return { result, said: `${said}${trouble}`.trim() };
  });
  /** @type {Result[]} */
  const results = [];
  for (const [at, { name }] of checks.entries()) {
    const ended = await running[at];
    say(`\n── ${name}\n${ended.said}`);
    results.push(ended.result);
  }
  return results;
}

/**
 * @param {Check} check
 * @param {RunNode} node
 * @returns {Promise<{ result: Result, trouble: string }>} `trouble`: why it did not get to its end
 */
async function run({ name, check }, node) {
  const start = Date.now();
  let trouble = "";
  const tally = await check(node).catch((error) => {
    trouble = error instanceof Stop ? error.message : error.stack;
    return tallyOfCheck(1);
  });
  return { result: { name, tally, seconds: secondsSince(start) }, trouble };
}

/** @param {number} start in milliseconds */
const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(1).padStart(6);

/** @param {string} file */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return {};
  }
}
