// Checks what types and lint cannot see: names, places, sizes and a few habits. `npm run structure`.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./project.mjs";
import { type SourceFile, structureProblems } from "./structure-rules";

const made = /^(\.git|\.next.*|\.data|node_modules|test-results|playwright-report)$/;

/** The files people write, found without git: a downloaded archive is checked the same way. */
function projectFiles(folder = ""): SourceFile[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (made.test(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return projectFiles(file);
    if (!/\.(ts|tsx|mjs|css|json|md|yml)$/.test(file) || file === "next-env.d.ts") return [];
    return [{ path: file, text: readFileSync(path.join(root, file), "utf8") }];
  });
}

const files = projectFiles();
const problems = structureProblems(files);
for (const { path: file, line, message } of problems) {
  process.stdout.write(`${file}${line === undefined ? "" : `:${line}`}\n  ${message}\n`);
}
process.stdout.write(
  problems.length === 0 ? `${files.length} files are in their places.\n` : `\n${problems.length} problems.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
