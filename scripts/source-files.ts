import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./project.mjs";

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const made = /^(\.git|\.next.*|\.data|node_modules|test-results|playwright-report)$/;

/** The files people write, found without git: a downloaded archive is read the same way. */
export function readSourceFiles(folder = ""): SourceFile[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (made.test(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return readSourceFiles(file);
    if (!/\.(ts|tsx|mjs|css|json|md|yml)$/.test(file) || file === "next-env.d.ts") return [];
    return [{ path: file, text: readFileSync(path.join(root, file), "utf8") }];
  });
}
