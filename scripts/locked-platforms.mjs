import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean, os?: string[],
 *   cpu?: string[], libc?: string[], engines?: Record<string, string>,
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos"];
const PROCESSORS = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/**
 * Packages built for other systems that the lock file does not hold. npm leaves out what the registry at hand
 * lacks, and `npm ci` on such a system then refuses to run.
 *
 * @param {Lock} lock
 * @returns {{ name: string, version: string, parent: LockedPackage }[]}
 */
export function missingPlatforms({ packages = {} }) {
  return Object.entries(packages).flatMap(([folder, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${folder}/node_modules/${name}`])
      .map(([name, range]) => ({ name, version: range.replace(/^[\^~]/, ""), parent })),
  );
}

/**
 * The same lock file with those packages, as their names describe them and without a checksum.
 *
 * @param {Lock} lock
 * @returns {Lock}
 */
export function withAllPlatforms(lock) {
  const added = missingPlatforms(lock).map(({ name, version, parent }) => {
    const words = name.split(/[/-]/);
    const musl = words.some((word) => word.includes("musl"));
    const os = words.includes("win32") ? "win32" : SYSTEMS.find((system) => words.includes(system));
    const cpu = PROCESSORS.find((processor) => words.includes(processor));
    return [
      `node_modules/${name}`,
      {
        version,
        ...(cpu && { cpu: [cpu] }),
        ...(parent.dev && { dev: true }),
        ...(os === "linux" && { libc: [musl ? "musl" : "glibc"] }),
        ...(parent.license && { license: parent.license }),
        optional: true,
        ...(os && { os: [os] }),
      },
    ];
  });
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) });
  packages.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(packages) };
}

if (process.argv[1] === import.meta.filename) {
  const file = path.resolve("package-lock.json");
  const lock = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, `${JSON.stringify(withAllPlatforms(lock), null, 2)}\n`);
}
