import { readFile } from "node:fs/promises";
import path from "node:path";
import { npm } from "./commands.mjs";
import { root, Stop } from "./project.mjs";

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} Lock */

/**
 * Packages whose installed version is not the one of the lock file. Optional packages (built for other
 * machines) may be missing.
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json
 * @returns {string[]}
 */
export function outdatedPackages(wanted, installed) {
  return Object.entries(wanted.packages ?? {})
    .filter(([folder, { version, optional, link }]) => {
      if (folder === "" || link) return false;
      const found = installed.packages?.[folder];
      return found === undefined ? !optional : found.version !== version;
    })
    .map(([folder]) => folder);
}

/**
 * Installs exactly what the lock file contains, unless it is there already.
 *
 * @param {(line: string) => void} say
 */
export async function ensureDependencies(say) {
  const wanted = await readLock(path.join(root, "package-lock.json"));
  const installed = await readLock(path.join(root, "node_modules/.package-lock.json"));
  if (outdatedPackages(wanted, installed).length === 0) return;
  say("Installing packages (once, about a minute) …");
  const { code, output } = await npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0) throw new Stop(`npm ci failed:\n${output.trim()}`);
}

/**
 * @param {string} file
 * @returns {Promise<Lock>}
 */
async function readLock(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return {};
  }
}
