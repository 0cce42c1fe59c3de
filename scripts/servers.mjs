import { spawn } from "node:child_process";
import process from "node:process";
import { root, Stop } from "./project.mjs";

/**
 * A server in its own process.
 *
 * @typedef {object} Server
 * @property {string} url
 * @property {number | undefined} pid
 * @property {() => string} output what it has printed so far, the last 200 kB of it
 * @property {() => void} passOn from now on what it prints is printed by this program, too
 * @property {() => Promise<void>} ready resolves when it answers, throws `Stop` when it ended before
 * @property {Promise<number>} exited its exit code
 * @property {() => Promise<void>} stop asks it to end, and insists ten seconds after the notice that it gives
 */

const OUTPUT_MAX = 200_000;

/** What Next needs wherever it serves a production build. */
export const production = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };

/**
 * The emulator of the whole service.
 *
 * @param {{ port: number, data: string, seed?: "demo" | "empty" | "large", dialect?: string | undefined, environment?: Record<string, string> }} options
 *   `data` is a folder or `:memory:`, `dialect` a file of names
 * @returns {Server}
 */
export function startEmulator({ port, data, seed = "demo", dialect, environment }) {
  const args = ["scripts/emulator.mjs", "--port", String(port), "--data", data, "--seed", seed];
  if (dialect) args.push("--dialect", dialect);
  return startServer("The emulator", args, `http://127.0.0.1:${port}`, "/", environment);
}

/**
 * The dashboard, from its production build.
 *
 * @param {{ port: number, host?: string, noticeSeconds?: number, environment: Record<string, string> }} options
 *   `noticeSeconds`: how long it announces its end before it takes no more connections
 * @returns {Server}
 */
export function startDashboard({ port, host = "127.0.0.1", noticeSeconds = 0, environment }) {
  const args = ["scripts/dashboard.mjs", "--port", String(port), "--host", host];
  args.push("--notice", String(noticeSeconds));
  const variables = { ...production, PORT: String(port), ...environment };
  const url = `http://localhost:${port}`;
  return startServer("The dashboard", args, url, "/sign-in", variables, noticeSeconds);
}

/**
 * The variables with which the dashboard talks to an emulator.
 *
 * @param {string} url of the emulator
 */
export function emulatorEnvironment(url) {
  return {
    AUTH_URL: url,
    ADS_URL: `${url}/live`,
    ADS_SANDBOX_URL: `${url}/sandbox`,
    PLATFORM_URL: url,
    UPLOAD_URL: `${url}/upload`,
    CONSUMER_KEY: "demo-consumer-key",
    CONSUMER_SECRET: "demo-consumer-secret",
  };
}

/**
 * A program of Node's as a server.
 *
 * @param {string} name for the message that it stopped
 * @param {string[]} args
 * @param {string} url
 * @param {string} page answers when the server is ready
 * @param {Record<string, string>} [environment]
 * @param {number} [noticeSeconds]
 * @returns {Server}
 */
export function startServer(name, args, url, page, environment, noticeSeconds = 0) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk) => {
      printed = (printed + chunk).slice(-OUTPUT_MAX);
    });
  }
  let running = true;
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.on("close", (code) => {
      running = false;
      resolve(code ?? 0);
    });
  });

  return {
    url,
    pid: child.pid,
    exited,
    output: () => printed,
    passOn() {
      child.stdout.on("data", wholeLines(process.stdout));
      child.stderr.on("data", wholeLines(process.stderr));
    },
    async ready() {
      while (running) {
        if (await answers(new URL(page, url))) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Stop(`${name} stopped at its start (exit code ${await exited}):\n${printed.trim()}`);
    },
    async stop() {
      child.kill("SIGTERM");
      const insist = setTimeout(() => child.kill("SIGKILL"), noticeSeconds * 1000 + 10_000);
      await exited;
      clearTimeout(insist);
    },
  };
}

/**
 * Writes lines when they are whole: those of several servers must not run into one another.
 *
 * @param {NodeJS.WritableStream} out
 */
function wholeLines(out) {
  let begun = "";
  return (/** @type {string} */ chunk) => {
    begun += chunk;
    const end = begun.lastIndexOf("\n") + 1;
    out.write(begun.slice(0, end));
    begun = begun.slice(end);
  };
}

/** @param {URL} address */
async function answers(address) {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}
