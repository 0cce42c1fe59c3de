import { existsSync } from "node:fs";
import path from "node:path";

/** Pictures and films of the demo, made for it. */

const FOLDER = "emulator/seed/media";

/** The folder with the files, from wherever this code was bundled to. */
function findFolder(): string {
  let at = import.meta.dirname;
  while (!existsSync(path.join(at, FOLDER))) {
    const above = path.dirname(at);
    if (above === at) return path.resolve(FOLDER);
    at = above;
  }
  return path.join(at, FOLDER);
}

let folder: string | undefined;

/** Where a file of the demo is. */
export function seedMediaPath(file: string): string {
  folder ??= findFolder();
  return path.join(folder, file);
}
