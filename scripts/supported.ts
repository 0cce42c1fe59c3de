// Writes docs/SUPPORTED.md; with --check, fails when the committed one differs.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createEmulator } from "../emulator/app";
import { KNOWN_GAPS, ledgerProblems, WITHOUT_SCREEN } from "./known-gaps";
import { root } from "./project.mjs";
import { readSourceFiles } from "./source-files";
import { declaredIn, readSpecification, supportOf, supportPage } from "./supported-endpoints";

const page = path.join(root, "docs/SUPPORTED.md");

async function declaredEndpoints() {
  const resources = readdirSync(path.join(root, "lib/ads/endpoints"))
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => `lib/ads/endpoints/${path.basename(file, ".ts")}`);
  const declared = await Promise.all(
    resources.map(async (module) => declaredIn(module, await import(`../${module}.ts`))),
  );
  const { credentialEndpoints } = await import("../lib/oauth/endpoints");
  return [...declaredIn("lib/oauth/endpoints", credentialEndpoints), ...declared.flat()];
}

const emulator = createEmulator({ data: ":memory:", seed: "empty" });
const endpoints = supportOf(
  readSpecification(readFileSync(path.join(root, "docs/endpoints.tsv"), "utf8")),
  await declaredEndpoints(),
  emulator.addresses,
  readSourceFiles(),
);
emulator.close();
const text = supportPage(endpoints, KNOWN_GAPS, WITHOUT_SCREEN);
const { grown, closed } = ledgerProblems(endpoints);
for (const problem of [...grown, ...closed]) process.stdout.write(`${problem}\n`);
if (grown.length > 0) process.exitCode = 1;

if (!process.argv.includes("--check")) {
  writeFileSync(page, text);
  process.stdout.write("docs/SUPPORTED.md is written.\n");
} else if (readFileSync(page, "utf8") !== text) {
  process.stdout.write(
    "docs/SUPPORTED.md is not what catalogue, emulator and tests say: npm run supported\n",
  );
  process.exitCode = 1;
} else if (grown.length === 0) {
  process.stdout.write("docs/SUPPORTED.md is up to date.\n");
}
