import { spawn } from "node:child_process";
import path from "node:path";
import { root } from "./project.mjs";

/** @typedef {{ code: number, output: string }} Finished */

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: Record<string, string>, seconds?: number }} [options] `show` passes its output
 *   on as it comes; otherwise it is collected. After `seconds` the command is ended.
 * @returns {Promise<Finished>}
 */
export function execute(command, args, { show = false, env = {}, seconds } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
      timeout: seconds === undefined ? undefined : seconds * 1000,
      // npm is a command file on Windows, and those only start through a shell.
      shell: process.platform === "win32" && command === "npm",
    });
    let output = "";
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs npm: the very one that started this program, if one did.
 *
 * @param {readonly string[]} args
 * @param {Parameters<typeof execute>[2]} [options]
 */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith(".js")
    ? execute(process.execPath, [cli, ...args], options)
    : execute("npm", args, options);
}

/** Files that installed packages start with; `node <file>` needs no shell and passes signals on. */
export const bin = {
  next: path.join(root, "node_modules/next/dist/bin/next"),
  playwright: path.join(root, "node_modules/@playwright/test/cli.js"),
  tsc: path.join(root, "node_modules/typescript/bin/tsc"),
  biome: path.join(root, "node_modules/@biomejs/biome/bin/biome"),
  vitest: path.join(root, "node_modules/vitest/vitest.mjs"),
};

/** Node's options for running the project's TypeScript as a server, where `server-only` is allowed. */
export const asServer = ["--conditions=react-server", "--import", "tsx"];
