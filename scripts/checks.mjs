import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { ensureBrowser } from "./browser.mjs";
import { asServer, bin, execute } from "./commands.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { ensureBuild } from "./production-build.mjs";
import { root, Stop } from "./project.mjs";
import { sum, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

/** @typedef {{ name: string, check: () => Promise<import("./tally.mjs").Tally> }} Check */

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`);
const reports = path.join(root, "test-results");
const browserReport = path.join(reports, "end-to-end.json");

/** @param {readonly string[]} args @param {Record<string, string>} [env] */
const node = async (args, env) => (await execute(process.execPath, args, { show: true, env })).code;

/**
 * Runs projects of vitest.config.ts.
 *
 * @param {readonly string[]} projects
 * @param {string} name of the report
 */
async function vitest(projects, name) {
  const report = path.join(reports, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  return tallyOfVitest(await node([bin.vitest, "run", ...chosen, ...reporters]), await readReport(report));
}

/**
 * What needs neither a build nor a browser: the quick loop.
 *
 * @type {readonly Check[]}
 */
export const QUICK = [
  {
    name: "types",
    // Next writes the types of routes and style sheets that the compiler needs.
    check: async () =>
      tallyOfCheck((await node([bin.next, "typegen"])) || (await node([bin.tsc, "--noEmit"]))),
  },
  {
    name: "lint",
    check: async () => tallyOfCheck(await node([bin.biome, "check", "--error-on-warnings"])),
  },
  {
    name: "structure",
    check: async () => tallyOfCheck(await node(["--import", "tsx", "scripts/check-structure.ts"])),
  },
  {
    name: "list of supported endpoints",
    check: async () => tallyOfCheck(await node([...asServer, "scripts/supported.ts", "--check"])),
  },
  {
    name: "unit tests",
    check: () => vitest(["modules", "replacing", "store"], "unit"),
  },
];

/**
 * Whole pages before the emulator, the production build, and what users do with it.
 *
 * @type {readonly Check[]}
 */
export const WHOLE = [
  { name: "whole pages", check: () => vitest(["pages"], "pages") },
  {
    name: "build",
    check: async () => {
      await ensureBuild(say);
      return tallyOfCheck(0);
    },
  },
  {
    name: "end-to-end tests",
    check: async () => {
      const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, CHROMIUM: await ensureBrowser(say) };
      const code = await node([bin.playwright, "test", "--reporter=list,json"], environment);
      return tallyOfPlaywright(code, await readReport(browserReport));
    },
  },
];

/**
 * Runs checks one after the other and says how each ended. Its last line is `N passed, N failed`.
 *
 * @param {readonly Check[]} checks
 * @returns {Promise<number>} the exit code
 */
export async function runChecks(checks) {
  const began = Date.now();
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  await ensureDependencies(say);
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });

  const results = [];
  for (const { name, check } of checks) {
    say(`\n── ${name}`);
    const start = Date.now();
    const tally = await check().catch((error) => {
      say(error instanceof Stop ? error.message : error.stack);
      return tallyOfCheck(1);
    });
    results.push({ name, tally, seconds: secondsSince(start) });
  }

  say("");
  for (const { name, tally, seconds } of results) {
    say(`${tally.failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(28)} ${seconds} s`);
  }
  const { passed, failed } = sum(results.map(({ tally }) => tally));
  say(`${" ".repeat(37)}${secondsSince(began)} s\n`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
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
