// Compiles lib/audiences/wasm to lib/audiences/wasm-bytes.ts: `npm run audience-scanner`. A test compiles it again
// and holds the two together.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import asc from "assemblyscript/asc";
import { root } from "./project.mjs";

const OPTIONS = [
  "--runtime=stub",
  "--optimizeLevel=3",
  "--noAssert",
  "--enable=simd",
  "--enable=bulk-memory",
  "--initialMemory=160",
  "--use=abort=",
];

/** @returns {Promise<string>} the module in base64 */
export async function compileScanner() {
  const entry = "lib/audiences/wasm/scan.ts";
  let compiled = "";
  const { error, stderr } = await asc.main(
    [entry, ...OPTIONS, `--baseDir=${root}`, "--outFile=scanner.wasm"],
    {
      writeFile: (_name, contents) => {
        compiled = Buffer.from(contents).toString("base64");
      },
    },
  );
  if (error) throw new Error(`${entry} does not compile:\n${stderr.toString()}`);
  return compiled;
}

/** @param {string} base64 */
export const scannerModule = (base64) =>
  [
    "/** lib/audiences/wasm, compiled by `npm run audience-scanner`, in base64. */",
    "export const SCANNER_WASM =",
    `  "${base64.match(/.{1,96}/g)?.join('" +\n  "')}";`,
    "",
  ].join("\n");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = path.join(root, "lib/audiences/wasm-bytes.ts");
  await writeFile(file, scannerModule(await compileScanner()));
}
