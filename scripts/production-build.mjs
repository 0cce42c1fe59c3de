import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bin, execute } from "./commands.mjs";
import { root, Stop } from "./project.mjs";

/** Everything `next build` reads. */
const sources = [
  "app",
  "components",
  "lib",
  "public",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "package-lock.json",
  "pages",
  "postcss.config.mjs",
  "proxy.ts",
  "tailwind.config.ts",
  "tsconfig.json",
];

const stamp = path.join(root, ".next/source-hash");

/**
 * A digest of names and contents below `folder`, so that a checkout, a copy or a restored backup of the same
 * sources counts as the same. Tests are left out.
 *
 * @param {string} folder
 * @param {readonly string[]} entries files and folders in it; those that don't exist are skipped
 */
export async function hashSources(folder, entries = sources) {
  const hash = createHash("sha256");
  for (const entry of entries) {
    for (const file of await filesBelow(folder, entry)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(path.join(folder, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @param {string} entry
 * @returns {Promise<string[]>} paths with forward slashes, sorted
 */
async function filesBelow(folder, entry) {
  const place = path.join(folder, entry);
  if (!existsSync(place)) return [];
  const found = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (found === undefined) return [entry];
  return found
    .filter((item) => item.isFile() && !/\.test\.tsx?$/.test(item.name))
    .map((item) =>
      path
        .relative(folder, path.join(item.parentPath ?? item.path, item.name))
        .split(path.sep)
        .join("/"),
    )
    .sort();
}

/**
 * Builds the dashboard unless the build that is there was made from these sources.
 *
 * @param {(line: string) => void} say
 */
export async function ensureBuild(say) {
  const hash = await hashSources(root);
  if (await isBuiltFrom(hash)) return;
  say("Building the dashboard (after each change of its sources, about a minute) …");
  const { code, output } = await execute(process.execPath, [bin.next, "build"], {
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (code !== 0) throw new Stop(`The build failed:\n${output.trim()}`);
  await writeFile(stamp, hash);
}

/** @param {string} hash */
async function isBuiltFrom(hash) {
  if (!existsSync(path.join(root, ".next/BUILD_ID"))) return false;
  return (await readFile(stamp, "utf8").catch(() => "")) === hash;
}
