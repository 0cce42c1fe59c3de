import { spawn } from "node:child_process";
import { root, Stop } from "./project.mjs";

/**
 * A server in its own process.
 *
 * @typedef {object} Server
 * @property {string} url
 * @property {() => string} output what it has printed so far, the last 200 kB of it
 * @property {() => Promise<void>} ready resolves when it answers, throws `Stop` when it ended before
 * @property {Promise<number>} exited its exit code
 * @property {() => Promise<void>} stop asks it to end, and insists after ten seconds
 */

const KEPT_OUTPUT = 200_000;

/** What Next wants to know wherever it serves a production build. */
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
 * @param {{ port: number, host?: string, environment: Record<string, string> }} options
 * @returns {Server}
 */
export function startDashboard({ port, host = "127.0.0.1", environment }) {
  const args = ["scripts/dashboard.mjs", "--port", String(port), "--host", host];
  return startServer("The dashboard", args, `http://localhost:${port}`, "/sign-in", {
    ...production,
    PORT: String(port),
    ...environment,
  });
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
 * @returns {Server}
 */
export function startServer(name, args, url, page, environment) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      printed = (printed + chunk).slice(-KEPT_OUTPUT);
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
    exited,
    output: () => printed,
    async ready() {
      while (running) {
        if (await answers(new URL(page, url))) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Stop(`${name} stopped at its start (exit code ${await exited}):\n${printed.trim()}`);
    },
    async stop() {
      child.kill("SIGTERM");
      const insist = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await exited;
      clearTimeout(insist);
    },
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
