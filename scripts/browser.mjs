import { existsSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { bin, execute } from "./commands.mjs";
import { Stop } from "./project.mjs";

// The shell draws no window: with it the tests take four fifths of the time.
const installed = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * The browser of the end-to-end tests: `CHROMIUM`, else the system's, else Playwright's own.
 *
 * @returns {Promise<string | undefined>} the path of one that runs
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (await runs(named)) return named;
    throw new Stop(`CHROMIUM names "${named}", which does not run.`);
  }
  for (const candidate of [...installed.map(whereIs), await playwrightsOwn()]) {
    if (candidate && (await runs(candidate))) return candidate;
  }
  return undefined;
}

/**
 * Finds a browser, or gets one: Playwright's own download, else the distribution's package.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<string>}
 */
export async function ensureBrowser(say) {
  const found = await findBrowser();
  if (found) return found;

  const attempts = [
    {
      what: "Getting Chromium from Playwright …",
      attempt: () =>
        execute(process.execPath, [bin.playwright, "install", "--no-shell", "chromium"], {
          seconds: 240,
          env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" },
        }),
    },
    { what: "Getting Chromium from the distribution (apt-get) …", attempt: installPackage },
  ];
  const said = [];
  for (const { what, attempt } of attempts) {
    say(what);
    const { output } = await attempt();
    const browser = await findBrowser();
    if (browser) return browser;
    said.push(output.trim().split("\n").slice(-5).join("\n"));
  }
  throw new Stop(
    "The end-to-end tests need Chromium. Install it, or name one: CHROMIUM=/path/to/chromium npm test\n" +
      said.join("\n"),
  );
}

async function installPackage() {
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const aptGet = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  const [command = "", ...args] = aptGet;
  const install = (/** @type {string} */ browser) =>
    execute(command, [...args, "install", "-y", "--no-install-recommends", browser, "fonts-liberation"], {
      seconds: 600,
    });
  await execute(command, [...args, "update"], { seconds: 180 });
  const shell = await install("chromium-headless-shell");
  // Not every distribution has it.
  return shell.code === 0 ? shell : install("chromium");
}

/**
 * @param {string} command a name, looked up in PATH, or a path
 * @returns {string | undefined}
 */
function whereIs(command) {
  const folders = path.isAbsolute(command) ? [""] : (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

// Being there is not enough: a package may be a stub, or lack libraries.
/** @param {string} file */
async function runs(file) {
  return existsSync(file) && (await execute(file, ["--version"], { seconds: 20 })).code === 0;
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}
