import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { compileScanner, scannerModule } from "./audience-scanner.mjs";

it("the committed scanner of audiences is made of its sources", async () => {
  const committed = await readFile(new URL("../lib/audiences/wasm-bytes.ts", import.meta.url), "utf8");
  expect(scannerModule(await compileScanner())).toBe(committed);
});
