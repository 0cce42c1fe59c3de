// Checks what types and lint cannot see: names, places, sizes and a few habits. `npm run structure`.
import { readSourceFiles } from "./source-files";
import { structureProblems } from "./structure-rules";

const files = readSourceFiles();
const problems = structureProblems(files);
for (const { path: file, line, message } of problems) {
  process.stdout.write(`${file}${line === undefined ? "" : `:${line}`}\n  ${message}\n`);
}
process.stdout.write(
  problems.length === 0 ? `${files.length} files are in their places.\n` : `\n${problems.length} problems.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
